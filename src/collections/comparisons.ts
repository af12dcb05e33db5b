import { compareSeries } from '../compare/compare-series.ts';
import type { ComparedSeries } from '../compare/compare-series.ts';
import { summariseSeries } from '../compare/summarise-series.ts';
import type { SeriesSummary } from '../compare/summarise-series.ts';
import { groupSeries } from '../compare/series.ts';
import type { Series, SeriesRun } from '../compare/series.ts';
import { listLinkedComparisons } from '../site/list-linked-comparisons.ts';
import type { LinkedComparison } from '../site/list-linked-comparisons.ts';
import type { RunEntry } from './entries.ts';
import { once } from './once.ts';
import { loadSite } from './site-data.ts';

/** The comparisons that run pages link, found once a build. */
export const loadComparisons = once(findComparisons);

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

/** The committed runs grouped into series, found once a build. */
export const loadSeries = once(async (): Promise<readonly Series<SeriesRun>[]> =>
  groupSeries(await loadSeriesRuns()),
);

const summaries = new WeakMap<Series<SeriesRun>, SeriesSummary>();

/** A series summed up, once for all the pages of its runs. */
export function loadSummary(series: Series<SeriesRun>): SeriesSummary {
  const known = summaries.get(series);
  if (known !== undefined) return known;
  const summary = summariseSeries(series);
  summaries.set(series, summary);
  return summary;
}

const compared = new Map<string, ComparedSeries[]>();

/** Two series held against each other, once for all the pairs of their runs. */
export function loadComparedSeries(
  a: Series<SeriesRun>,
  b: Series<SeriesRun>,
): readonly ComparedSeries[] {
  const pair = JSON.stringify([a.id, b.id]);
  const known = import.meta.env.DEV ? undefined : compared.get(pair);
  if (known !== undefined) return known;
  const [first, second] = [a, b].map(({ trials }) => trials.map(({ report }) => report));
  const measures = compareSeries(first ?? [], second ?? []);
  compared.set(pair, measures);
  return measures;
}
