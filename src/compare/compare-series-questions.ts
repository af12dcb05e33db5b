import type { RunReport } from '../score/report.ts';
import { rateQuestions } from './rate-questions.ts';
import type { QuestionRate, RatedQuestion } from './rate-questions.ts';

/** How a question's rates changed from the first series to the second, in the order of the page. */
export const seriesChanges = [
  { id: 'down', word: 'less often' },
  { id: 'up', word: 'more often' },
  { id: 'same', word: 'as often' },
  { id: 'only-a', word: 'not asked in B' },
  { id: 'only-b', word: 'not asked in A' },
] as const;

export type SeriesChange = (typeof seriesChanges)[number]['id'];

export type ComparedSeriesQuestion = {
  readonly id: string;
  readonly kind: string;
  readonly change: SeriesChange;
  /** Null where no trial of the series was asked. */
  readonly a: QuestionRate | null;
  readonly b: QuestionRate | null;
};

/**
 * Joins two series of trials by question id: an outer join, what is right (or at equal rates grounded)
 * less often first, each group in the first series' order. A single run is a series of one trial.
 */
export function compareSeriesQuestions(
  a: readonly RunReport[],
  b: readonly RunReport[],
): ComparedSeriesQuestion[] {
  const [first, second] = [rateQuestions(a), rateQuestions(b)];
  const ids = [...new Set([...first.keys(), ...second.keys()])];
  const rows = ids.map((id) => {
    const [rateA, rateB] = [first.get(id), second.get(id)];
    return {
      id,
      kind: (rateA ?? rateB)?.kind ?? '',
      change: findChange(rateA, rateB),
      a: rateA?.rate ?? null,
      b: rateB?.rate ?? null,
    };
  });
  const groups = Map.groupBy(rows, ({ change }) => change);
  return seriesChanges.flatMap(({ id }) => groups.get(id) ?? []);
}

function findChange(a: RatedQuestion | undefined, b: RatedQuestion | undefined): SeriesChange {
  if (a === undefined) return 'only-b';
  if (b === undefined) return 'only-a';
  // by whole numbers, since 1/3 of one series and 2/6 of another are the same
  const right = b.rate.right * a.rate.of - a.rate.right * b.rate.of;
  const grounded = (b.rate.grounded ?? 0) * a.rate.of - (a.rate.grounded ?? 0) * b.rate.of;
  const step = right === 0 ? grounded : right;
  return step === 0 ? 'same' : step < 0 ? 'down' : 'up';
}
