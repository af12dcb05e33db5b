/** Line numbers by path, as ranges that include both ends. */
export type LineRange = { readonly path: string; readonly start: number; readonly end: number };

type Cited = {
  readonly path: string | null;
  readonly start: number | null;
  readonly end: number | null;
};

/** The ranges of those citations that name a document with lines. */
export function listRanges(citations: readonly Cited[]): LineRange[] {
  return citations.flatMap(({ path, start, end }) =>
    path === null || start === null || end === null ? [] : [{ path, start, end }],
  );
}

/** How many different lines some ranges hold together. */
export function countLines(ranges: readonly LineRange[]): number {
  const byPath = Map.groupBy(ranges, ({ path }) => path);
  return [...byPath.values()].reduce((total, group) => total + countMerged(group), 0);
}

function countMerged(ranges: readonly LineRange[]): number {
  let total = 0;
  let covered = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    total += Math.max(0, end - Math.max(covered, start - 1));
    covered = Math.max(covered, end);
  }
  return total;
}

export function holdsLine(range: LineRange, path: string, line: number): boolean {
  return range.path === path && range.start <= line && line <= range.end;
}
