import type { RunReport } from '../score/report.ts';
import { computeClusterBootstrap } from '../stats/cluster-bootstrap.ts';
import type { Interval } from '../stats/wilson-interval.ts';

/** Enough for an interval that is read off a bar, a thousand runs a build. */
const resamples = 2000;
const known = new WeakMap<RunReport, Interval | null>();

/** The 95% interval of a run's citation precision: a bootstrap over the questions that have one. */
export function findPrecisionInterval(report: RunReport): Interval | null {
  const before = known.get(report);
  if (before !== undefined) return before;
  const values = report.questions.flatMap(({ precision }) => precision ?? []);
  const interval = computeClusterBootstrap(values, { resamples });
  known.set(report, interval);
  return interval;
}
