import type { Interval } from './wilson-interval.ts';

const z = 1.959963984540054;

/**
 * A 95 % interval of the difference of two shares of the same questions, second less first.
 * Source: D. G. Bonett, R. M. Price, "Adjusted Wald confidence interval for a difference of binomial
 * proportions based on paired data", Journal of Educational and Behavioral Statistics 37 (2012), 479–488.
 * @param b questions that only the first has
 * @param c questions that only the second has
 * @param n all questions
 * @returns null where n is 0
 */
export function computePairedDifferenceInterval(b: number, c: number, n: number): Interval | null {
  if (n === 0) return null;
  const first = (b + 1) / (n + 2);
  const second = (c + 1) / (n + 2);
  const difference = second - first;
  const spread = z * Math.sqrt((first + second - difference * difference) / (n + 2));
  return { low: Math.max(-1, difference - spread), high: Math.min(1, difference + spread) };
}
