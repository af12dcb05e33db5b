import type { QuestionReport } from '../score/report.ts';
import { isAnswerable } from '../score/verdict.ts';

type TestedMeasure = {
  readonly name: string;
  /** Whether a question counts in it. */
  readonly counts: (row: QuestionReport) => boolean;
  readonly holds: (row: QuestionReport) => boolean;
};

/** The measures that are tested: data, so that a page and a gate test the same. */
export const testedMeasures: readonly TestedMeasure[] = [
  { name: 'right', counts: () => true, holds: ({ right }) => right },
  { name: 'grounded', counts: isAnswerable, holds: ({ grounded }) => grounded },
];
