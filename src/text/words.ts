import { fold } from './fold.ts';

/** English function words that say nothing of a text's subject. Part of the published ranking. */
const functionWords: ReadonlySet<string> = new Set(
  `a an and are as at be been but by can did do does for from had has have how i if in into is it its
  of on or our should so than that the their then there these they this those to was we were what when
  where which while who why will with would you your`.split(/\s+/),
);

/** The words of a text in order: maximal runs of letters or digits of its fold, function words left out. */
export function listWords(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !functionWords.has(word));
}
