import type { SuiteDocument } from './suite.ts';

/** A document as one text, and where in it each line begins. */
type JoinedLines = { readonly text: string; readonly starts: readonly number[] };

const joined = new WeakMap<SuiteDocument, JoinedLines>();

/**
 * The numbers, from 1, of the lines of a document that contain a text as written. Searches the document
 * as one text, since a key may name a line of it ten thousand times.
 */
export function findLines(document: SuiteDocument, wanted: string): number[] {
  if (wanted === '') return document.lines.map((_, at) => at + 1);
  if (wanted.includes('\n')) return [];
  const { text, starts } = joinLines(document);
  const found: number[] = [];
  for (let at = text.indexOf(wanted); at !== -1;) {
    const line = findLineAt(starts, at);
    found.push(line);
    const next = starts[line];
    at = next === undefined ? -1 : text.indexOf(wanted, next);
  }
  return found;
}

function joinLines(document: SuiteDocument): JoinedLines {
  const known = joined.get(document);
  if (known !== undefined) return known;
  let length = 0;
  const starts = document.lines.map((line) => {
    const start = length;
    length += line.length + 1;
    return start;
  });
  const lines = { text: document.lines.join('\n'), starts };
  joined.set(document, lines);
  return lines;
}

/** How many lines begin at or before a place. */
function findLineAt(starts: readonly number[], place: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
