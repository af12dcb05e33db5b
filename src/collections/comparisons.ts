import type { SeriesRun } from '../compare/series.ts';
import { listLinkedComparisons } from '../site/list-linked-comparisons.ts';
import type { LinkedComparison } from '../site/list-linked-comparisons.ts';
import type { RunEntry } from './entries.ts';
import { loadSite } from './site-data.ts';

let loading: Promise<readonly LinkedComparison[]> | undefined;

/** The comparisons that run pages link, found once a build. */
export function loadComparisons(): Promise<readonly LinkedComparison[]> {
  if (import.meta.env.DEV) return findComparisons();
  loading ??= findComparisons();
  return loading;
}

async function findComparisons(): Promise<readonly LinkedComparison[]> {
  return listLinkedComparisons(await loadSeriesRuns());
}

/** The committed runs as grouping into series sees them, in the contract's order. */
export async function loadSeriesRuns(): Promise<(SeriesRun & { readonly entry: RunEntry })[]> {
  const { runs, suites } = await loadSite();
  return runs.map((entry) => ({
    entry,
    suite: entry.suite,
    isStale: entry.seen !== null && entry.seen.docsHash !== suites.get(entry.suite)?.docsHash,
    report: entry.report,
  }));
}
