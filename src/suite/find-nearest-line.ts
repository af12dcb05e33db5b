import { distance } from 'fastest-levenshtein';
import { fold } from '../text/fold.ts';
import { listWords } from '../text/words.ts';
import type { SuiteDocument } from './suite.ts';

type Documents = ReadonlyMap<string, SuiteDocument>;
export type LinePlace = { readonly path: string; readonly line: number; readonly text: string };
type IndexedLine = LinePlace & { readonly folded: string; readonly words: ReadonlySet<string> };

/** Bounds of the work for one text. */
const comparedLines = 40;
const comparedLength = 400;
/** Edits, as a share of the text, beyond which a line is another line. */
const farthest = 0.5;

const indexes = new WeakMap<Documents, readonly IndexedLine[]>();

/** The lines of other documents that hold a text as written, as when its file was moved. */
export function findElsewhere(text: string, path: string, documents: Documents): LinePlace[] {
  if (text === '') return [];
  return Array.from(documents.values())
    .filter((document) => document.path !== path)
    .flatMap((document) =>
      document.lines.flatMap((line, at) =>
        line.includes(text) ? [{ path: document.path, line: at + 1, text: line }] : [],
      ),
    );
}

/**
 * The line that a part of comes nearest to a text, counted in edits of their folds; null where none
 * shares half of it.
 * @param path the document to look in; null for all of them
 */
export function findNearestLine(
  text: string,
  path: string | null,
  documents: Documents,
): LinePlace | null {
  const wanted = fold(text).slice(0, comparedLength);
  const words = new Set(listWords(text));
  const ranked = indexLines(documents)
    .filter((line) => (path === null || line.path === path) && line.folded !== '')
    .map((line) => ({ line, shared: countShared(words, line.words) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared || a.line.words.size - b.line.words.size)
    .slice(0, comparedLines)
    .map(({ line }) => ({ line, edits: countEdits(wanted, line.folded) }))
    .toSorted((a, b) => a.edits - b.edits);
  const [nearest] = ranked;
  return nearest === undefined || nearest.edits > wanted.length * farthest ? null : nearest.line;
}

function indexLines(documents: Documents): readonly IndexedLine[] {
  const known = indexes.get(documents);
  if (known !== undefined) return known;
  const index = Array.from(documents.values()).flatMap(({ path, lines }) =>
    lines.map((text, at) => {
      return { path, line: at + 1, text, folded: fold(text), words: new Set(listWords(text)) };
    }),
  );
  indexes.set(documents, index);
  return index;
}

function countShared(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of words) if (others.has(word)) shared += 1;
  return shared;
}

/** The fewest edits from a text to a part of a line that begins with a word. */
function countEdits(wanted: string, line: string): number {
  const starts = [0, ...Array.from(line.matchAll(/ /g), ({ index }) => index + 1)];
  const parts = starts.slice(0, comparedLines).map((at) => line.slice(at, at + wanted.length));
  return Math.min(...parts.map((part) => distance(wanted, part)));
}
