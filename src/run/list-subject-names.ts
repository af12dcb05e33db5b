/** What a note can be about: ids of runs, names of series, ids of recorded rows. */
export function listSubjectNames(
  runs: readonly { readonly id: string; readonly series: string | null }[],
  rows: readonly { readonly id: string }[],
): Set<string> {
  return new Set([
    ...runs.flatMap(({ id, series }) => (series === null ? [id] : [id, series])),
    ...rows.map(({ id }) => id),
  ]);
}
