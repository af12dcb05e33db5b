import type { SuiteDocument } from '../suite/suite.ts';
import { fold } from '../text/fold.ts';

export type LineHit = { readonly path: string; readonly line: number };

/** `phrase`: the query as it stands; `words`: each of its words, in any order, as a part of the line. */
export type SearchStyle = 'phrase' | 'words';

/**
 * Folds every line once and returns the search over them. Hits come in the documents' order; a query
 * that folds to nothing has none.
 * @returns hits among the documents for which `isWithin` holds
 */
export function createLineSearch(
  documents: ReadonlyMap<string, SuiteDocument>,
): (query: string, style: SearchStyle, isWithin: (hit: LineHit) => boolean) => LineHit[] {
  const folded = Array.from(documents.values(), ({ path, lines }) => ({
    path,
    lines: lines.map(fold),
  }));
  return (query, style, isWithin) => {
    const needles = style === 'phrase' ? listPhrase(query) : listTerms(query);
    const [first, ...others] = needles;
    if (first === undefined) return [];
    const hits: LineHit[] = [];
    for (const { path, lines } of folded) {
      for (const [at, line] of lines.entries()) {
        if (!line.includes(first) || !others.every((needle) => line.includes(needle))) continue;
        const hit = { path, line: at + 1 };
        if (isWithin(hit)) hits.push(hit);
      }
    }
    return hits;
  };
}

function listPhrase(query: string): string[] {
  const phrase = fold(query);
  return phrase === '' ? [] : [phrase];
}

/** Words as the query separates them, without punctuation around them; the longest, so rarest, first. */
function listTerms(query: string): string[] {
  const words = fold(query)
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word)
    .filter((word) => word !== '');
  return [...new Set(words)].toSorted((a, b) => b.length - a.length);
}
