import { groupSeries } from '../compare/series.ts';
import type { SeriesRun } from '../compare/series.ts';

/** A comparison that a run's page links: the run is always B, what it is held against is A. */
export type LinkedComparison = {
  readonly a: string;
  readonly b: string;
  readonly why: 'previous of its series' | 'other mode';
};

/**
 * For every run the comparison with the run before it in its series and with the newest earlier run of
 * the same suite, agent and builder in another mode (or of any agent, where none names the same).
 * @param runs in the contract's order
 */
export function listLinkedComparisons<T extends SeriesRun>(runs: readonly T[]): LinkedComparison[] {
  return [...listPrevious(runs), ...listOtherModes(runs)];
}

function listPrevious<T extends SeriesRun>(runs: readonly T[]): LinkedComparison[] {
  return groupSeries(runs).flatMap(({ runs: repeats }) =>
    repeats.slice(1).map((run, at): LinkedComparison => {
      return { a: repeats[at]?.report.id ?? '', b: run.report.id, why: 'previous of its series' };
    }),
  );
}

function listOtherModes<T extends SeriesRun>(runs: readonly T[]): LinkedComparison[] {
  /** The newest run so far by suite, mode and agent, and by suite and mode alone. */
  const newest = new Map<string, string>();
  const modes = new Map<string, Set<string>>();
  return runs.flatMap((run): LinkedComparison[] => {
    const { id, mode, model, client } = run.report;
    if (run.isStale || mode === null) return [];
    const agent = JSON.stringify([model, client]);
    const others = [...(modes.get(run.suite) ?? [])].filter((other) => other !== mode);
    const found = others.map(
      (other) =>
        newest.get(JSON.stringify([run.suite, other, agent])) ??
        newest.get(JSON.stringify([run.suite, other])),
    );
    newest.set(JSON.stringify([run.suite, mode, agent]), id);
    newest.set(JSON.stringify([run.suite, mode]), id);
    modes.set(run.suite, (modes.get(run.suite) ?? new Set()).add(mode));
    return found.flatMap((a) => (a === undefined ? [] : [{ a, b: id, why: 'other mode' }]));
  });
}
