import { compareRuns } from './compare-runs.ts';

type DatedRun = { readonly id: string; readonly suite: string; readonly date: string | null };

/** Which runs are old: dated before a day, not among the newest `keep` of their suite, or both. */
export type OldRuns = { readonly before?: string; readonly keep?: number };

/** The runs that are old by every condition given; an undated run is before no day, and older than all dated ones. */
export function selectOldRuns<T extends DatedRun>(
  runs: readonly T[],
  { before, keep }: OldRuns,
): T[] {
  const kept = new Set(
    Array.from(Map.groupBy(runs, ({ suite }) => suite).values(), (own) =>
      own.toSorted((a, b) => compareRuns(b, a)).slice(0, keep ?? 0),
    ).flat(),
  );
  const isBefore = ({ date }: T) =>
    before === undefined || (date !== null && Date.parse(date) < Date.parse(before));
  return runs.filter((run) => !kept.has(run) && isBefore(run));
}
