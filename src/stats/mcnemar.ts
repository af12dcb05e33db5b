/**
 * The exact two-sided p-value of McNemar's test: how likely a split at least as uneven as b to c is
 * among the b + c questions on which two runs differ, if each falls to either run with probability ½.
 * Source: Q. McNemar, Psychometrika 12 (1947), 153–157; exact binomial form. Reckoned in integers.
 * @param b questions that only the first run has right
 * @param c questions that only the second has right
 */
export function computeMcNemar(b: number, c: number): number {
  const n = b + c;
  const tail = Math.min(b, c);
  let ways = 1n;
  let sum = 1n;
  for (let i = 1; i <= tail; i += 1) {
    ways = (ways * BigInt(n - i + 1)) / BigInt(i);
    sum += ways;
  }
  return Math.min(1, divideByPowerOfTwo(sum, n - 1));
}

function divideByPowerOfTwo(value: bigint, exponent: number): number {
  const spare = Math.max(0, value.toString(2).length - 64);
  return Number(value >> BigInt(spare)) * 2 ** (spare - exponent);
}

/** The fewest questions, all falling to one run, that McNemar's test can tell from chance: six at 0.05. */
export function findSmallestVisibleDifference(alpha = 0.05): number {
  let pairs = 1;
  while (computeMcNemar(pairs, 0) >= alpha) pairs += 1;
  return pairs;
}
