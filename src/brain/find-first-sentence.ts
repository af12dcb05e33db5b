import { cutText } from './cut-text.ts';

/** A dot after one of these, or after a single letter, ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:\p{L}|e\.g|i\.e|etc|vs|cf|ca|approx|no|nr|dr|mr|mrs|ms|st|inc|ltd)$/iu;
const sentenceEnd = /[.!?]["')\]]*(?=\s)|[。！？]/gu;
const longest = 240;

/** The first sentence of a plain text, at most 240 code units. */
export function findFirstSentence(text: string): string {
  const head = text.slice(0, longest * 4).trim();
  for (const { 0: mark, index } of head.matchAll(sentenceEnd)) {
    if (mark.startsWith('.') && abbreviation.test(head.slice(Math.max(0, index - 12), index)))
      continue;
    return cutText(head.slice(0, index + mark.length), longest);
  }
  return cutText(head, longest);
}
