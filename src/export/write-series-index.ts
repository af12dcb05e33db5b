import type { Series, SeriesRun } from '../compare/series.ts';

/**
 * The series of more than one run, for whoever compares them: `id` names the series by its first run,
 * `trials` are the runs that count, `copies` repeat the answers of one of these. `stale` are runs that
 * saw other documents than their suite has now; they are in no series.
 */
export function writeSeriesIndex(
  series: readonly Series<SeriesRun>[],
  runs: readonly SeriesRun[],
): string {
  const index = {
    series: series.filter(({ runs: own }) => own.length > 1).map(describeSeries),
    stale: runs.filter(({ isStale }) => isStale).map(({ report }) => report.id),
  };
  return `${JSON.stringify(index, null, 1)}\n`;
}

function describeSeries({ id, runs, trials, copies }: Series<SeriesRun>) {
  const report = runs.at(-1)?.report;
  return {
    id,
    suite: runs[0]?.suite ?? '',
    label: report?.series ?? report?.label ?? null,
    trials: trials.map((run) => run.report.id),
    copies: copies.map(({ run }) => run),
  };
}
