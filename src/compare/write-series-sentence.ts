import { findSmallestVisibleDifference } from '../stats/mcnemar.ts';
import type { ComparedSeries } from './compare-series.ts';
import { formatP } from './write-honest-sentence.ts';

/** What may be believed of a difference between series, where the question is the unit. */
export function writeSeriesSentence({
  name,
  questions,
  higherA,
  higherB,
  p,
  adjusted,
}: ComparedSeries): string {
  const differing = higherA + higherB;
  if (differing === 0)
    return `No question differs in ${name} (0 of ${questions}); nothing can be said for either.`;
  const verdict =
    adjusted < 0.05 ? 'more than chance would explain' : 'no more than chance would explain';
  return `${differing} of ${questions} questions ${differing === 1 ? 'differs' : 'differ'} in ${name}, ${higherA} higher in A and ${higherB} higher in B: ${verdict} (sign flips p = ${formatP(p)}, with Holm ${formatP(adjusted)}). At least ${findSmallestVisibleDifference()} questions, all to one side, would have been needed to see a difference.`;
}
