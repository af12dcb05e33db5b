import type { RunReport } from '../score/report.ts';

/** A run with the suite that it was scored on. */
export type PublishedRun = {
  readonly suite: string;
  readonly report: RunReport;
  /** Whether only its totals are kept. */
  readonly isArchived?: boolean;
};
