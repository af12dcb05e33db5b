import type { RunReport } from '../score/report.ts';
import type { LineSpan } from './address.ts';

/** A span of lines that a run cites. */
export type RunSpan = { readonly run: RunReport; readonly span: LineSpan };

/**
 * How many different runs cite each line; a run that cites a line twice counts once.
 * @returns the count of line n at index n
 */
export function countRunsPerLine(cited: readonly RunSpan[], length: number): number[] {
  const change = new Array<number>(length + 2).fill(0);
  const shift = (line: number, by: number) => {
    change[line] = (change[line] ?? 0) + by;
  };
  for (const spans of Map.groupBy(cited, ({ run }) => run).values()) {
    for (const { start, end } of mergeSpans(spans.map(({ span }) => span))) {
      shift(start, 1);
      shift(end + 1, -1);
    }
  }
  let sum = 0;
  return change.slice(0, length + 1).map((by) => (sum += by));
}

/** The same lines as spans in order that neither overlap nor touch. */
export function mergeSpans(spans: readonly LineSpan[]): LineSpan[] {
  const merged: LineSpan[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end + 1)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else merged.push({ start, end });
  }
  return merged;
}
