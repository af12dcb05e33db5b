import library from 'jstat';
import type { Interval } from './wilson-interval.ts';

/**
 * The Clopper–Pearson interval of k successes in n trials: it holds the true share in at least 95 of
 * 100 cases, so it is the one to take where a bound is promised.
 * Source: C. J. Clopper, E. S. Pearson, "The use of confidence or fiducial limits illustrated in the
 * case of the binomial", Biometrika 26 (1934), 404–413; by beta quantiles.
 * @returns null where n is 0
 */
export function computeClopperPearsonInterval(k: number, n: number): Interval | null {
  if (n === 0) return null;
  const { beta } = library.jStat;
  return {
    low: k === 0 ? 0 : beta.inv(0.025, k, n - k + 1),
    high: k === n ? 1 : beta.inv(0.975, k + 1, n - k),
  };
}
