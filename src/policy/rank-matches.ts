import { listWords } from '../text/words.ts';
import type { FixtureIndex, IndexedItem } from './index-fixture.ts';

/** An item inside the grant that shares words with a query. */
export type Match = {
  readonly entry: IndexedItem;
  /** The distinct query words that its title or text holds, in the query's order. */
  readonly words: readonly string[];
};

/**
 * The items inside the grant that share a word with the query, best first: most distinct query words,
 * then the hotter one, then the lesser id by code points. No stemming, no minimum length.
 */
export function rankMatches({ holders }: FixtureIndex, query: string): Match[] {
  const shared = new Map<IndexedItem, string[]>();
  for (const word of new Set(listWords(query))) {
    for (const entry of holders.get(word) ?? []) {
      const words = shared.get(entry);
      if (words === undefined) shared.set(entry, [word]);
      else words.push(word);
    }
  }
  return Array.from(shared, ([entry, words]) => ({ entry, words })).toSorted(
    (a, b) => b.words.length - a.words.length || a.entry.heatRank - b.entry.heatRank,
  );
}
