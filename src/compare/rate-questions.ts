import type { RunReport } from '../score/report.ts';
import { isAnswerable } from '../score/verdict.ts';

/** How often a question was right, and grounded, in the trials that asked it. */
export type QuestionRate = {
  readonly right: number;
  /** Null where there is nothing to ground. */
  readonly grounded: number | null;
  readonly of: number;
};

export type RatedQuestion = { readonly kind: string; readonly rate: QuestionRate };

/** How the questions of some trials fared, by id, in the order of the first trial. */
export function rateQuestions(reports: readonly RunReport[]): Map<string, RatedQuestion> {
  const rows = Map.groupBy(
    reports.flatMap(({ questions }) => questions),
    ({ id }) => id,
  );
  return new Map(
    Array.from(rows, ([id, group]) => {
      const rate = {
        right: group.filter(({ right }) => right).length,
        grounded: group.some(isAnswerable) ? group.filter(({ grounded }) => grounded).length : null,
        of: group.length,
      };
      return [id, { kind: group[0]?.kind ?? '', rate }];
    }),
  );
}
