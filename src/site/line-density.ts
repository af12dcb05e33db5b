/** How many of some runs cite each line of a document: line n at index n. */
export type Density = { readonly counts: readonly number[]; readonly of: number };

const steps = 10;

/** The class that draws a density beside a line: `d-1` to `d-10`, in tenths of the runs rounded up. */
export function nameDensity(runs: number, of: number): string | null {
  return runs === 0 || of === 0 ? null : `d-${Math.ceil((steps * runs) / of)}`;
}
