import { listWords } from '../text/words.ts';

/** A text to be ranked, with its words counted once. */
export type RankedText<T> = {
  readonly item: T;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
};

/** BM25's usual constants: saturation of repeated words, and how much long texts are held back. */
const saturation = 1.2;
const lengthWeight = 0.75;

export function countWords<T>(item: T, text: string): RankedText<T> {
  const words = listWords(text);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { item, counts, length: words.length };
}

/**
 * Ranks texts by BM25 over the distinct words of a query (Robertson and Zaragoza 2009, with the inverse
 * document frequency that never falls below zero). Texts that share no word are left out; ties keep the
 * order of the texts.
 */
export function rankTexts<T>(
  query: string,
  texts: readonly RankedText<T>[],
): { readonly item: T; readonly score: number }[] {
  const total = texts.reduce((sum, { length }) => sum + length, 0);
  const average = total / Math.max(texts.length, 1) || 1;
  const words = [...new Set(listWords(query))].map((word) => ({
    word,
    weight: weighWord(texts.filter(({ counts }) => counts.has(word)).length, texts.length),
  }));
  return texts
    .map(({ item, counts, length }) => ({
      item,
      score: words.reduce((sum, { word, weight }) => {
        const count = counts.get(word) ?? 0;
        const held = saturation * (1 - lengthWeight + (lengthWeight * length) / average);
        return sum + (weight * count * (saturation + 1)) / (count + held);
      }, 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

function weighWord(holding: number, all: number): number {
  return Math.log(1 + (all - holding + 0.5) / (holding + 0.5));
}
