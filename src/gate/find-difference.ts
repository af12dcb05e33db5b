import { formatMean, formatShare } from '../score/format-rate.ts';
import type { QuestionReport, RunReport } from '../score/report.ts';
import { computeMcNemar } from '../stats/mcnemar.ts';
import { computeSignFlipTest } from '../stats/sign-flip-test.ts';
import type { GateMeasure } from './gate-measures.ts';

type Pair = { readonly now: QuestionReport; readonly before: QuestionReport };

/** A difference from the previous run: which way, how likely by chance, and the questions that make it. */
export type Difference = {
  readonly figure: string;
  readonly order: number;
  /** Null where there is nothing to test, so that the plain order decides. */
  readonly p: number | null;
  readonly lower: readonly string[];
  readonly higher: readonly string[];
};

/** How a measure of a run differs from the previous run's; null where both share nothing that it counts. */
export function findDifference(
  measure: GateMeasure,
  run: RunReport,
  previous: RunReport,
): Difference | null {
  if (measure.kind === 'count') {
    const [now, before] = [measure.select(run), measure.select(previous)];
    if (now === null || before === null) return null;
    const figure = `${now}, before ${before}`;
    return { figure, order: Math.sign(now - before), p: null, lower: [], higher: [] };
  }
  const earlier = new Map(previous.questions.map((row) => [row.id, row]));
  const pairs = run.questions.flatMap((now) => {
    const before = earlier.get(now.id);
    return before === undefined ? [] : [{ now, before }];
  });
  return measure.kind === 'share' ? testShare(measure, pairs) : testMean(measure, pairs);
}

/** Exact McNemar on the questions that the measure counts in both runs. */
function testShare(
  { counts, holds }: Extract<GateMeasure, { kind: 'share' }>,
  pairs: readonly Pair[],
): Difference | null {
  const counted = pairs.filter(({ now, before }) => counts(now) && counts(before));
  if (counted.length === 0) return null;
  const lower = counted.filter(({ now, before }) => !holds(now) && holds(before));
  const higher = counted.filter(({ now, before }) => holds(now) && !holds(before));
  const of = counted.length;
  const now = { value: counted.filter((pair) => holds(pair.now)).length, of };
  const before = { value: counted.filter((pair) => holds(pair.before)).length, of };
  return {
    figure: `${formatShare(now)}, before ${formatShare(before)}`,
    order: Math.sign(higher.length - lower.length),
    p: computeMcNemar(lower.length, higher.length),
    lower: listIds(lower),
    higher: listIds(higher),
  };
}

/** A sign-flip test on the questions that have a value in both runs. */
function testMean(
  { valueOf }: Extract<GateMeasure, { kind: 'mean' }>,
  pairs: readonly Pair[],
): Difference | null {
  const moved = pairs.flatMap((pair) => {
    const [now, before] = [valueOf(pair.now), valueOf(pair.before)];
    return now === null || before === null
      ? []
      : [{ now: pair.now, by: now - before, value: now, was: before }];
  });
  if (moved.length === 0) return null;
  const average = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const by = moved.map((each) => each.by);
  const now = average(moved.map(({ value }) => value));
  const was = average(moved.map((each) => each.was));
  return {
    figure: `${formatMean({ value: now })}, before ${formatMean({ value: was })} (n = ${moved.length})`,
    order: Math.sign(by.reduce((sum, each) => sum + each, 0)),
    p: computeSignFlipTest(by),
    lower: listIds(moved.filter((each) => each.by < 0)),
    higher: listIds(moved.filter((each) => each.by > 0)),
  };
}

function listIds(pairs: readonly { readonly now: QuestionReport }[]): string[] {
  return pairs.map(({ now }) => now.id);
}
