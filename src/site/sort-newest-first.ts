import { compareRuns } from '../run/compare-runs.ts';
import type { RunReport } from '../score/report.ts';

/** Runs of all suites, the newest first, undated ones last. */
export function sortNewestFirst<T extends { readonly report: RunReport }>(runs: readonly T[]): T[] {
  return runs.toSorted((a, b) => compareRuns(b.report, a.report));
}
