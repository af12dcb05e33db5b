import { findSmallestVisibleDifference } from '../stats/mcnemar.ts';
import type { ComparedMeasure } from './compare-measures.ts';

/**
 * What may be believed of a difference, in one or two sentences: the discordant pairs, the exact p,
 * and the smallest difference that could have been seen.
 */
export function writeHonestSentence({
  name,
  a,
  onlyA,
  onlyB,
  p,
  adjusted,
}: ComparedMeasure): string {
  const differing = onlyA + onlyB;
  const fewest = findSmallestVisibleDifference();
  if (a.of === 0) return `Nothing to compare in ${name}: no such question was asked of both.`;
  if (differing === 0)
    return `No question differs in ${name} (0 of ${a.of}); nothing can be said for either.`;
  const split = `${differing} of ${a.of} questions ${differing === 1 ? 'differs' : 'differ'} in ${name}, ${onlyA} only in A and ${onlyB} only in B`;
  const verdict =
    adjusted < 0.05 ? 'more than chance would explain' : 'no more than chance would explain';
  return `${split}: ${verdict} (exact McNemar p = ${formatP(p)}, with Holm ${formatP(adjusted)}). At least ${fewest} questions, all to one side, would have been needed to see a difference.`;
}

/** Three decimals; below that, said to be below. */
export function formatP(p: number): string {
  return p < 0.001 ? '< 0.001' : p.toFixed(3);
}
