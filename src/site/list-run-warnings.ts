import type { Run } from '../run/run.ts';
import { sawOtherDocuments } from '../run/saw-other-documents.ts';
import type { RunReport } from '../score/report.ts';
import type { Suite } from '../suite/suite.ts';

/** More ids or lines than these are counted, not named. */
const named = 12;

/** What a reader must know before believing a run's figures, one sentence each. */
export function listRunWarnings(
  {
    report,
    seen,
    keyRevision,
  }: {
    readonly report: RunReport;
    readonly seen: Run['seen'];
    readonly keyRevision: number | null;
  },
  suite: Suite,
): string[] {
  const { brokenLines, unknownIds, superseded, measures } = report;
  const asked = report.questions.length;
  const unasked = suite.key.questions.length - asked;
  return [
    ...(sawOtherDocuments(seen, suite)
      ? ['Scored on documents that this run did not see: they have changed since.']
      : []),
    ...(unasked > 0
      ? [
          `Asked ${asked} of the key's ${suite.key.questions.length} questions: the run answers revision ${keyRevision ?? suite.key.revision} of the key, and ${unasked} came later.`,
        ]
      : []),
    ...(brokenLines.length > 0
      ? [
          `${count(brokenLines.length, 'answer line')} could not be read (${cut(brokenLines.map((line) => `line ${line}`))}); their questions stay unanswered unless another line answers them.`,
        ]
      : []),
    ...(unknownIds.length > 0
      ? [
          `${count(unknownIds.length, 'answer')} to ids that the run was not asked, which count nowhere: ${cut(unknownIds)}.`,
        ]
      : []),
    ...(superseded.length > 0
      ? [`Answered more than once, the last answer counts: ${cut(superseded)}.`]
      : []),
    ...(measures.unanswered.value !== null && measures.unanswered.value > 0
      ? [
          `${count(measures.unanswered.value, 'question')} of ${measures.unanswered.of} unanswered; they stay in every denominator.`,
        ]
      : []),
  ];
}

function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}

function cut(names: readonly string[]): string {
  const shown = names
    .slice(0, named)
    .map((name) => (name.length > 80 ? `${name.slice(0, 80)}…` : name));
  return names.length > named
    ? `${shown.join(', ')}, and ${names.length - named} more`
    : shown.join(', ');
}
