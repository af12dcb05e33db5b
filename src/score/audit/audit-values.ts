import { fold } from '../../text/fold.ts';
import { compileValue } from '../../text/value-matcher.ts';
import type { Question } from '../../suite/suite.ts';
import type { Auditor } from './finding.ts';

/** On so many lines besides the evidence a value is met by chance. */
const manyLines = 12;
const named = 3;

/** Accepted values that the question itself holds, so that repeating it is a part of the answer. */
export const auditQuestionValues: Auditor =
  () =>
  ({ question, accepted }) => {
    const asked = fold(question);
    return accepted.flatMap((group, at) => {
      const held = group.filter((value) => compileValue(value)(asked));
      return held.map((value) => ({
        weakness: 'value-in-question',
        about: value,
        message: `the question itself holds ${JSON.stringify(value)}, which group ${at + 1} accepts; reword the question or ask for more`,
      }));
    });
  };

/**
 * Questions whose every group has values on many lines beside the evidence: whoever names common words
 * of the suite is right without having found the evidence.
 */
export const auditCommonValues: Auditor = ({ documents }) => {
  const lines = Array.from(documents.values()).flatMap(({ path, lines: texts }) =>
    texts.map((text, at) => ({ place: `${path}:${at + 1}`, folded: fold(text) })),
  );
  return (question) => {
    const evidence = new Set(listPlaces(question));
    const groups = question.accepted.map((group) => {
      const matchers = group.map(compileValue);
      return lines.filter(
        ({ place, folded }) => !evidence.has(place) && matchers.some((holds) => holds(folded)),
      );
    });
    const rarest = groups.toSorted((a, b) => a.length - b.length)[0];
    if (rarest === undefined || rarest.length < manyLines) return [];
    const at = groups.indexOf(rarest);
    const places = rarest.slice(0, named).map(({ place }) => place);
    return [
      {
        weakness: 'values-on-many-lines',
        about: question.accepted[at]?.[0] ?? '',
        message: `${rarest.length} lines beside the evidence hold a value of group ${at + 1} (${places.join(', ')}, …); ask for a rarer value, or for one more`,
      },
    ];
  };
};

/** The places of a question's evidence, `path:line` each. */
export function listPlaces({ sets }: Question): string[] {
  return sets.flat().map(({ path, line }) => `${path}:${line}`);
}
