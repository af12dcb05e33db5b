import type { Report, RunReport } from '../score/report.ts';
import type { Addresses } from '../site/address.ts';

/** One side of a comparison: a run, or the trials of a series. */
export type Side = {
  readonly suite: string;
  readonly name: string;
  /** The page of the run, or of the first run of the series. */
  readonly run: string;
  readonly isSeries: boolean;
  readonly reports: readonly RunReport[];
};

/** What `data/series.json` holds. */
type SeriesIndex = {
  readonly series: readonly { id: string; label: string | null; trials: readonly string[] }[];
  readonly stale: readonly string[];
};

/** Names a series in an address by its first run; no run's id holds a colon. */
const seriesPrefix = 'series:';

/** Loads a side by its id in the address: a run's, or `series:` and the id of the series' first run. */
export async function loadSide(id: string, addresses: Addresses): Promise<Side> {
  if (!id.startsWith(seriesPrefix)) {
    const { suite, runs } = await fetchReport(id, addresses);
    const [run] = runs;
    if (run === undefined) throw new Error('the data files hold no run; build the site again');
    return { suite, name: run.label ?? id, run: id, isSeries: false, reports: [run] };
  }
  const first = id.slice(seriesPrefix.length);
  const { series } = await loadSeriesIndex(addresses);
  const found = series.find((each) => each.id === first);
  if (found === undefined)
    throw new Error(`No series begins with the run ${first}; take one from the list.`);
  const all = await Promise.all(found.trials.map((trial) => fetchReport(trial, addresses)));
  const reports = all.flatMap(({ runs }) => runs);
  const name = `${found.label ?? first}, ${reports.length} ${reports.length === 1 ? 'trial' : 'trials'}`;
  return { suite: all[0]?.suite ?? '', name, run: first, isSeries: true, reports };
}

/** Which of some runs saw other documents than their suite has now. */
export async function listStale(ids: readonly string[], addresses: Addresses): Promise<string[]> {
  const { stale } = await loadSeriesIndex(addresses);
  return ids.filter((id) => stale.includes(id));
}

async function fetchReport(id: string, addresses: Addresses): Promise<Report> {
  const response = await fetch(addresses.runData(id));
  if (!response.ok) throw new Error(`No run is called ${id}; take an id from the runs page.`);
  const report: unknown = await response.json();
  if (typeof report === 'object' && report !== null && 'archived' in report)
    throw new Error(
      `${id} is archived: its answers are no longer kept here, and a comparison needs them. Its page says where they are.`,
    );
  if (!isReport(report))
    throw new Error(`The data file of ${id} holds no report; build the site again.`);
  return report;
}

let indexed: Promise<SeriesIndex> | undefined;

/** The list of series, fetched once a page. */
function loadSeriesIndex(addresses: Addresses): Promise<SeriesIndex> {
  indexed ??= fetchSeriesIndex(addresses);
  return indexed;
}

async function fetchSeriesIndex(addresses: Addresses): Promise<SeriesIndex> {
  const response = await fetch(addresses.file('data/series.json'));
  const index: unknown = response.ok ? await response.json() : null;
  if (!isSeriesIndex(index))
    throw new Error('The site has no list of series; build the site again.');
  return index;
}

/** Tells a report from an error page; what it holds the build itself wrote. */
function isReport(value: unknown): value is Report {
  return (
    typeof value === 'object' && value !== null && 'runs' in value && Array.isArray(value.runs)
  );
}

function isSeriesIndex(value: unknown): value is SeriesIndex {
  return (
    typeof value === 'object' && value !== null && 'series' in value && Array.isArray(value.series)
  );
}
