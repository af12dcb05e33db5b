import type { QuestionReport, Share } from '../score/report.ts';
import { adjustByHolm } from '../stats/holm.ts';
import { computeMcNemar } from '../stats/mcnemar.ts';
import { computePairedDifferenceInterval } from '../stats/paired-difference-interval.ts';
import type { Interval } from '../stats/wilson-interval.ts';
import type { ComparedQuestion } from './compare-questions.ts';
import { testedMeasures } from './tested-measures.ts';

/** One measure of two runs over the questions that both were asked. */
export type ComparedMeasure = {
  readonly name: string;
  readonly a: Share;
  readonly b: Share;
  /** Questions that only the first run has, and that only the second has. */
  readonly onlyA: number;
  readonly onlyB: number;
  /** Of the second share less the first; null where nothing can be counted. */
  readonly interval: Interval | null;
  /** Exact McNemar, and adjusted by Holm for the measures tested together. */
  readonly p: number;
  readonly adjusted: number;
};

type Pair = { readonly a: QuestionReport; readonly b: QuestionReport };

/** Tests each measure on the questions asked of both runs. */
export function compareMeasures(rows: readonly ComparedQuestion[]): ComparedMeasure[] {
  const pairs = rows.flatMap(({ a, b }) => (a === null || b === null ? [] : [{ a, b }]));
  const measures = testedMeasures.map(({ name, counts, holds }) => {
    const counted = pairs.filter(({ a }) => counts(a));
    const onlyA = counted.filter(({ a, b }) => holds(a) && !holds(b)).length;
    const onlyB = counted.filter(({ a, b }) => !holds(a) && holds(b)).length;
    return {
      name,
      a: countShare(counted, ({ a }) => holds(a)),
      b: countShare(counted, ({ b }) => holds(b)),
      onlyA,
      onlyB,
      interval: computePairedDifferenceInterval(onlyA, onlyB, counted.length),
      p: computeMcNemar(onlyA, onlyB),
    };
  });
  const adjusted = adjustByHolm(measures.map(({ p }) => p));
  return measures.map((measure, at) => ({ ...measure, adjusted: adjusted[at] ?? 1 }));
}

function countShare(pairs: readonly Pair[], holds: (pair: Pair) => boolean): Share {
  return pairs.length === 0
    ? { value: null, of: 0 }
    : { value: pairs.filter(holds).length, of: pairs.length };
}
