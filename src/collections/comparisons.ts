import { compareSeries } from '../compare/compare-series.ts';
import type { ComparedSeries } from '../compare/compare-series.ts';
import { summariseSeries } from '../compare/summarise-series.ts';
import type { SeriesSummary } from '../compare/summarise-series.ts';
import { groupSeries } from '../compare/series.ts';
import type { Series, SeriesRun } from '../compare/series.ts';
import { sawOtherDocuments } from '../run/saw-other-documents.ts';
import { listLinkedComparisons } from '../site/list-linked-comparisons.ts';
import type { LinkedComparison } from '../site/list-linked-comparisons.ts';
import { addresses } from './addresses.ts';
import type { RunEntry } from './entries.ts';
import { once } from './once.ts';
import { loadSite } from './site-data.ts';

/** The comparisons that run pages link, found once a build. */
export const loadComparisons = once(findComparisons);

/** The linked comparisons of each run, by the run that is held against others. */
export const loadComparisonsByRun = once(async () =>
  Map.groupBy(await loadComparisons(), ({ b }) => b),
);

/** The linked pairs that get a page of their own; the others are compared in the browser. */
export async function loadPrerenderedPairs(): Promise<readonly LinkedComparison[]> {
  return arePrerendered() ? loadComparisons() : [];
}

/** Where a linked pair stands. */
export function addressPair({ a, b }: LinkedComparison): string {
  return arePrerendered() ? addresses.compare(a, b) : addresses.comparing({ a, b });
}

/** Pages of comparisons are half the weight of a site of many runs, so that they can be left out. */
function arePrerendered(): boolean {
  const choice = process.env['GROUNDLINE_COMPARISONS'] || 'all';
  if (choice === 'all' || choice === 'none') return choice === 'all';
  throw new Error(`GROUNDLINE_COMPARISONS is ${JSON.stringify(choice)}; write all or none`);
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
    isStale: sawOtherDocuments(entry.seen, suites.get(entry.suite)),
    report: entry.report,
  }));
}

/** The committed runs grouped into series, found once a build. */
export const loadSeries = once(async (): Promise<readonly Series<SeriesRun>[]> =>
  groupSeries(await loadSeriesRuns()),
);

/** The series of each run. */
export const loadSeriesOf = once(
  async (): Promise<ReadonlyMap<string, Series<SeriesRun>>> =>
    new Map(
      (await loadSeries()).flatMap((series) =>
        series.runs.map(({ report }) => [report.id, series] as const),
      ),
    ),
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
