import { distance } from 'fastest-levenshtein';
import { fold } from '../../text/fold.ts';
import { compileValue } from '../../text/value-matcher.ts';
import type { ValueMatcher } from '../../text/value-matcher.ts';
import { listPlaces } from './audit-values.ts';
import type { Auditor } from './finding.ts';

/** Lines that differ by less than this share of the longer one nearly repeat each other. */
const nearest = 0.25;
const comparedLength = 400;
/** Shorter lines, such as a heading, are alike by chance. */
const leastLength = 20;

/**
 * Lines elsewhere that nearly repeat an evidence line. One that holds a value of every group proves the
 * answer as well and should be an alternative; one that does not is a near twin, whose value should be a
 * distractor so that it is told when an answer names it.
 */
export const auditRepeatedEvidence: Auditor = ({ documents }) => {
  const lines = Array.from(documents.values()).flatMap(({ path, lines: texts }) =>
    texts.map((text, at) => ({ path, line: at + 1, folded: fold(text).slice(0, comparedLength) })),
  );
  return (question) => {
    const evidence = new Set(listPlaces(question));
    const distractors = question.distractors.map(compileValue);
    const groups = question.accepted.map((group) => group.map(compileValue));
    const sources = new Map(
      question.sets.flat().map(({ path, line }) => [`${path}:${line}`, { path, line }]),
    );
    return [...sources.entries()].flatMap(([place, { path, line }]) => {
      const folded = fold(documents.get(path)?.lines[line - 1] ?? '').slice(0, comparedLength);
      if (folded.length < leastLength) return [];
      return lines
        .filter((other) => !evidence.has(`${other.path}:${other.line}`))
        .filter((other) => isNear(folded, other.folded))
        .filter((other) => !distractors.some((holds) => holds(other.folded)))
        .map((other) => ({
          weakness: 'evidence-repeated',
          about: `${other.path}:${other.line}`,
          message: `${other.path}:${other.line} nearly repeats the evidence at ${place}${advise(groups, folded, other.folded)}`,
        }));
    });
  };
};

/** What to do, given the groups of values, the evidence and the line that is like it. */
function advise(groups: readonly (readonly ValueMatcher[])[], evidence: string, other: string) {
  const held = groups.filter((group) => group.some((holds) => holds(evidence)));
  if (held.length === 0)
    return ', and neither holds a value; see that the question tells the two apart';
  return held.every((group) => group.some((holds) => holds(other)))
    ? ' with its values; name it in alternatives'
    : ' with another value; name that in distractors';
}

function isNear(a: string, b: string): boolean {
  const longer = Math.max(a.length, b.length);
  if (Math.abs(a.length - b.length) > longer * nearest) return false;
  return distance(a, b) <= longer * nearest;
}
