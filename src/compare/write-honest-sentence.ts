import type { ComparedMeasure } from './compare-measures.ts';
import { writeDifferenceSentence } from './write-difference-sentence.ts';

/**
 * What may be believed of a difference, in one or two sentences: the discordant pairs, the exact p,
 * and the smallest difference that could have been seen.
 */
export function writeHonestSentence({ a, onlyA, onlyB, ...measure }: ComparedMeasure): string {
  if (a.of === 0)
    return `Nothing to compare in ${measure.name}: no such question was asked of both.`;
  return writeDifferenceSentence({
    ...measure,
    questions: a.of,
    differing: onlyA + onlyB,
    split: `${onlyA} only in A and ${onlyB} only in B`,
    test: 'exact McNemar',
  });
}
