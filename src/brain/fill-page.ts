import { longestResult } from './tool.ts';

/** Entries of a list that fit into one result. */
export type Page<T> = {
  readonly entries: readonly T[];
  readonly text: string;
  /** The number, from 1, of the first entry that did not fit; null where all did. */
  readonly next: number | null;
};

/**
 * As many entries, from the given number on, as fit; one at least.
 * @param taken characters of the result that are spoken for
 */
export function fillPage<T>(
  all: readonly T[],
  from: number,
  most: number,
  taken: number,
  print: (entry: T) => string,
): Page<T> {
  const entries: T[] = [];
  const parts: string[] = [];
  let left = longestResult - taken;
  for (const entry of all.slice(from - 1, from - 1 + most)) {
    const part = print(entry);
    if (part.length + 1 > left && entries.length > 0) break;
    entries.push(entry);
    parts.push(part);
    left -= part.length + 1;
  }
  const after = from + entries.length;
  return { entries, text: parts.join('\n'), next: after > all.length ? null : after };
}
