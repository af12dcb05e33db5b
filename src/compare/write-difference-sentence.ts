import { findSmallestVisibleDifference } from '../stats/mcnemar.ts';
import { formatP } from './format-p.ts';
import { writeP } from './write-p.ts';

/** A difference between two sides, where the question is the unit. */
export type Difference = {
  /** Of the measure. */
  readonly name: string;
  /** Questions that both sides were asked, and those of them in which the sides differ. */
  readonly questions: number;
  readonly differing: number;
  /** How many of the differing ones speak for which side, in words. */
  readonly split: string;
  /** Of the p-value. */
  readonly test: string;
  readonly p: number;
  readonly adjusted: number;
};

/** What may be believed of a difference, and the smallest one that could have been seen. */
export function writeDifferenceSentence(difference: Difference): string {
  const { name, questions, differing, split, test, p, adjusted } = difference;
  if (differing === 0)
    return `No question differs in ${name} (0 of ${questions}); nothing can be said for either.`;
  const verdict =
    adjusted < 0.05 ? 'more than chance would explain' : 'no more than chance would explain';
  return `${differing} of ${questions} questions ${differing === 1 ? 'differs' : 'differ'} in ${name}, ${split}: ${verdict} (${test} ${writeP(p)}, with Holm ${formatP(adjusted)}). At least ${findSmallestVisibleDifference()} questions, all to one side, would have been needed to see a difference.`;
}
