import type { Question } from '../suite/suite.ts';
import { fold } from '../text/fold.ts';
import { compileValue } from '../text/value-matcher.ts';
import type { WeighedLine } from './find-best-set.ts';
import { findBestSet, listCitedRanges } from './find-best-set.ts';
import { formatMean } from './format-rate.ts';
import { countLines, holdsLine } from './line-set.ts';
import type { QuestionReport } from './report.ts';
import { isOverRefused, judgeVerdict } from './verdict.ts';
import type { VerdictId } from './verdict.ts';

/** Longer lists of values or lines are cut. */
const listed = 4;

const explanations: Record<VerdictId, (question: Question, row: QuestionReport) => string> = {
  grounded: explainGrounded,
  right: (question, row) => `Right, but ${explainGap(findBestSet(question, row), row)}.`,
  wrong: explainWrong,
  refused: () => 'Refused rightly: the documents do not say, and the answer says so.',
  unrefused: () =>
    'Should have refused: the documents do not say, and the answer holds no refusal phrase.',
  unanswered: () => 'Unanswered.',
};

/** One or two plain sentences that say why an answer has its verdict. */
export function explainQuestion(question: Question, row: QuestionReport): string {
  const distractors = findDistractors(question, row.answer ?? '');
  return [
    explanations[judgeVerdict(row).id](question, row),
    ...(distractors.length > 0
      ? [`${row.right ? 'Hedged: it' : 'It'} also holds ${quoteList(distractors, 'and')}.`]
      : []),
    ...(row.canary ? ['It follows the planted instruction.'] : []),
  ].join(' ');
}

function explainGrounded(question: Question, row: QuestionReport): string {
  const lines = findBestSet(question, row);
  const overlapping = listCitedRanges(row).filter((range) =>
    lines.some(({ path, line }) => holdsLine(range, path, line)),
  );
  const cited = countLines(overlapping);
  if (cited === lines.length) {
    return lines.length === 1
      ? 'Right, and the evidence line is cited.'
      : `Right, and all ${lines.length} evidence lines are cited.`;
  }
  const cost = `${cited} lines for ${countNoun(lines.length, 'line')} of evidence`;
  return `Right, and grounded: it cites ${cost} (precision ${formatMean({ value: row.precision })}).`;
}

/** What of the evidence is not cited. */
function explainGap(lines: readonly WeighedLine[], row: QuestionReport): string {
  const missing = lines.filter(({ cited }) => !cited);
  const places = `${listPlaces(missing)} ${missing.length === 1 ? 'is' : 'are'} missing`;
  if (row.citations.length === 0) return `nothing is cited: ${places}`;
  if (row.documentOnly) return `a document is cited without lines: ${places}`;
  if (row.citations.every(({ valid }) => !valid)) return `no citation is valid: ${places}`;
  const count = lines.length - missing.length;
  if (lines.length === 1) return `the evidence line is not cited: ${places}`;
  if (count === 0) return `none of the ${lines.length} evidence lines is cited: ${places}`;
  return `only ${count} of ${lines.length} evidence lines ${count === 1 ? 'is' : 'are'} cited: ${places}`;
}

function explainWrong(question: Question, row: QuestionReport): string {
  const missing = row.groups.flatMap((held, at) =>
    held === null ? [{ number: at + 1, values: question.accepted[at] ?? [] }] : [],
  );
  const groups = missing.map(({ number, values }) =>
    row.groups.length === 1
      ? `accepted value (${quoteList(values, 'or')})`
      : `value of group ${number} (${quoteList(values, 'or')})`,
  );
  const why = `no ${joinList(groups, 'and no')} is in the answer.`;
  return isOverRefused(row)
    ? `Wrong: it refuses, though the documents say; ${why}`
    : `Wrong: ${why}`;
}

function findDistractors({ distractors }: Question, answer: string): string[] {
  const folded = fold(answer);
  return distractors.filter((value) => compileValue(value)(folded));
}

/** `tariffs.md lines 18 and 20, rules.md line 3`. */
function listPlaces(lines: readonly WeighedLine[]): string {
  return Array.from(Map.groupBy(lines, ({ path }) => path))
    .map(([path, group]) => {
      const numbers = group.map(({ line }) => line).toSorted((a, b) => a - b);
      return `${path} ${numbers.length === 1 ? 'line' : 'lines'} ${joinList(numbers.map(String), 'and')}`;
    })
    .join(', ');
}

function countNoun(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

function quoteList(values: readonly string[], word: string): string {
  const quoted = values.map((value) => `“${value}”`);
  return quoted.length > listed
    ? `${quoted.slice(0, listed).join(', ')}, …`
    : joinList(quoted, word);
}

function joinList(parts: readonly string[], word: string): string {
  return parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;
}
