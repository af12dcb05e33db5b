import { compareCodeUnits } from '../text/compare-code-units.ts';
import type { RunReport } from '../score/report.ts';

/** The order of runs: by date, then id, undated first. */
export function compareRuns(a: RunReport, b: RunReport): number {
  return compareCodeUnits(a.date ?? '', b.date ?? '') || compareCodeUnits(a.id, b.id);
}
