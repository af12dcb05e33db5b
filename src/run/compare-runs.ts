import { compareCodeUnits } from '../text/compare-code-units.ts';
import type { Run } from './run.ts';

type DatedRun = Pick<Run, 'date' | 'id'>;

/** Orders runs by date, then id, undated ones first. A day without a time is its first moment. */
export function compareRuns(a: DatedRun, b: DatedRun): number {
  return readMoment(a) - readMoment(b) || compareCodeUnits(a.id, b.id);
}

/** Milliseconds; before all dates where there is none. */
function readMoment({ date }: DatedRun): number {
  return date === null ? Number.MIN_SAFE_INTEGER : Date.parse(date);
}
