/** The 97.5 % quantile of the standard normal distribution. */
const z = 1.959963984540054;

/** A 95 % confidence interval of a share, within [0, 1]. */
export type Interval = { readonly low: number; readonly high: number };

/**
 * The Wilson score interval of k successes in n independent trials.
 * Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
 * Journal of the American Statistical Association 22 (1927), 209–212.
 * @returns null where n is 0
 */
export function computeWilsonInterval(k: number, n: number): Interval | null {
  if (n === 0) return null;
  const share = k / n;
  const spread = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  const centre = share + (z * z) / (2 * n);
  const scale = 1 + (z * z) / n;
  return {
    low: k === 0 ? 0 : (centre - spread) / scale,
    high: k === n ? 1 : (centre + spread) / scale,
  };
}
