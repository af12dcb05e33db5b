import type { ComparedSeries } from './compare-series.ts';
import { writeDifferenceSentence } from './write-difference-sentence.ts';

/** What may be believed of a difference between series, where the question is the unit. */
export function writeSeriesSentence({ higherA, higherB, ...measure }: ComparedSeries): string {
  return writeDifferenceSentence({
    ...measure,
    differing: higherA + higherB,
    split: `${higherA} higher in A and ${higherB} higher in B`,
    test: 'sign flips',
  });
}
