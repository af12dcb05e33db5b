import { compareCodeUnits } from '../text/compare-code-units.ts';
import type { RunReport } from '../score/report.ts';

/** What grouping needs to know of a run. */
export type SeriesRun = {
  readonly suite: string;
  /** Whether the run saw other documents than the suite has now; such a run is in no series. */
  readonly isStale: boolean;
  readonly report: RunReport;
};

/** Runs of one agent under one set-up: repeats. */
export type Series<T extends SeriesRun> = {
  /** The id of its first run, which names it in addresses. */
  readonly id: string;
  readonly runs: readonly T[];
  /** One run of each different set of answers. */
  readonly trials: readonly T[];
  /** Runs that repeat the answers of an earlier one, and that one. */
  readonly copies: readonly { readonly run: string; readonly of: string }[];
};

/**
 * Groups runs into series: the same explicit `series`, or the same suite, mode, model, client, system
 * and builder where model and client are given. A run that belongs to none stands alone.
 * @param runs in the contract's order, which each series keeps
 */
export function groupSeries<T extends SeriesRun>(runs: readonly T[]): Series<T>[] {
  return Array.from(Map.groupBy(runs, nameSeries).values(), describeSeries);
}

function nameSeries({ suite, isStale, report }: SeriesRun): string {
  const { id, series, mode, model, client, system, builder } = report;
  if (isStale) return JSON.stringify(['run', id]);
  if (series !== null) return JSON.stringify(['series', suite, series]);
  if (model === null || client === null) return JSON.stringify(['run', id]);
  return JSON.stringify(['set-up', suite, mode, model, client, system, builder]);
}

function describeSeries<T extends SeriesRun>(runs: readonly T[]): Series<T> {
  const first = new Map<string, T>();
  const copies: { run: string; of: string }[] = [];
  for (const run of runs) {
    const answers = writeAnswers(run.report);
    const before = first.get(answers);
    if (before === undefined) first.set(answers, run);
    else copies.push({ run: run.report.id, of: before.report.id });
  }
  return { id: runs[0]?.report.id ?? '', runs, trials: [...first.values()], copies };
}

function writeAnswers({ questions }: RunReport): string {
  const answers = questions.map(
    ({ id, answer, citations }) => [id, answer, citations.map(({ text }) => text)] as const,
  );
  return JSON.stringify(answers.toSorted(([a], [b]) => compareCodeUnits(a, b)));
}
