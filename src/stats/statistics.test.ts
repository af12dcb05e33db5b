import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeClopperPearsonInterval } from './clopper-pearson-interval.ts';
import { adjustByHolm } from './holm.ts';
import { computeMcNemar, findSmallestVisibleDifference } from './mcnemar.ts';
import { computePairedDifferenceInterval } from './paired-difference-interval.ts';
import { computePassToTheK } from './pass-to-the-k.ts';
import { computeSignFlipTest } from './sign-flip-test.ts';

describe('Clopper–Pearson', () => {
  test('0 of 28', () => {
    expect(computeClopperPearsonInterval(0, 28)?.low).toBe(0);
    expect(computeClopperPearsonInterval(0, 28)?.high).toBeCloseTo(0.1234361185, 9);
  });

  test.each([
    [38, 38],
    [0, 77],
    [1, 1],
    [3, 28],
  ])('%i of %i stays within 0 and 1 and holds the estimate', (k, n) => {
    const { low = 2, high = -1 } = computeClopperPearsonInterval(k, n) ?? {};
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
    expect(low).toBeLessThanOrEqual(k / n);
    expect(high).toBeGreaterThanOrEqual(k / n);
  });

  test.each([
    [3, 0.0226650906, 0.2822643957],
    [14, 0.3064709615, 0.6935290385],
    [27, 0.8165224025, 0.9990962012],
  ])('%i of 28, against sums of the binomial distribution', (k, low, high) => {
    const interval = computeClopperPearsonInterval(k, 28);
    expect(interval?.low).toBeCloseTo(low, 9);
    expect(interval?.high).toBeCloseTo(high, 9);
  });

  test('shrinks as trials grow', () => {
    const widths = [28, 280, 2800].map((n) => {
      const { low = 0, high = 0 } = computeClopperPearsonInterval(n / 4, n) ?? {};
      return high - low;
    });
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  });

  test('no trials give no interval', () => {
    expect(computeClopperPearsonInterval(0, 0)).toBeNull();
  });
});

describe('the interval of a paired difference', () => {
  test.each([
    [0, 0, 28, -0.0923935883, 0.0923935883],
    [1, 0, 28, -0.145861492, 0.0791948253],
    [0, 1, 28, -0.0791948253, 0.145861492],
    [6, 1, 28, -0.3533687874, 0.0200354541],
    [2, 9, 40, 0.0061380919, 0.3271952414],
    [28, 0, 28, -1, -0.8048652622],
    [0, 3, 3, -0.1012180325, 1],
  ])('%i against %i of %i', (b, c, n, low, high) => {
    const interval = computePairedDifferenceInterval(b, c, n);
    expect(interval?.low).toBeCloseTo(low, 9);
    expect(interval?.high).toBeCloseTo(high, 9);
  });

  test('no questions give no interval', () => {
    expect(computePairedDifferenceInterval(0, 0, 0)).toBeNull();
  });
});

describe('McNemar, exact', () => {
  test.each([
    [0, 0, 1],
    [1, 0, 1],
    [5, 0, 0.0625],
    [6, 0, 0.03125],
    [6, 1, 0.125],
    [8, 1, 0.0390625],
    [10, 2, 0.03857421875],
  ])('%i against %i: p = %d', (b, c, p) => {
    expect(computeMcNemar(b, c)).toBeCloseTo(p, 12);
    expect(computeMcNemar(c, b)).toBe(computeMcNemar(b, c));
  });

  test('stays a probability for thousands of pairs', () => {
    expect(computeMcNemar(2600, 2400)).toBeCloseTo(0.004888, 4);
    expect(computeMcNemar(5000, 0)).toBe(0);
  });

  test('six one-sided pairs are the fewest that can be told from chance', () => {
    expect(findSmallestVisibleDifference()).toBe(6);
    expect(findSmallestVisibleDifference(0.01)).toBe(8);
    expect(findSmallestVisibleDifference(0.0625)).toBe(6);
  });
});

test('Holm adjusts in order of size and never falls', () => {
  const adjusted = adjustByHolm([0.01, 0.04, 0.03, 0.005]);
  for (const [at, expected] of [0.03, 0.06, 0.06, 0.02].entries())
    expect(adjusted[at]).toBeCloseTo(expected, 12);
});

test.each([
  [[], []],
  [[0.2], [0.2]],
  [
    [0.6, 0.9],
    [1, 1],
  ],
  [
    [0.5, 0.5, 0.01],
    [1, 1, 0.03],
  ],
])('Holm makes %j into %j, none above 1', (values, expected) => {
  expect(adjustByHolm(values)).toEqual(expected);
});

describe('pass^k', () => {
  const questions = [3, 3, 2, 1, 0].map((right) => ({ right, of: 3 }));

  test.each([
    [1, 0.6],
    [2, 0.4666666667],
    [3, 0.4],
  ])('pass^%i = %d', (k, expected) => {
    expect(computePassToTheK(questions, k)).toBeCloseTo(expected, 9);
  });

  test.each([0, 4, 1.5])('refuses k = %d of 3 repeats', (k) => {
    expect(() => computePassToTheK(questions, k)).toThrow(
      new RangeError(`pass^${k} of 3 repeats; k goes from 1 to 3`),
    );
  });

  test('no questions give none', () => {
    expect(computePassToTheK([], 1)).toBeNull();
  });
});

describe('sign flips', () => {
  const differences = [0.5, 0, 0.25, -0.1, 0.6, 0.3, 0, 0.2];

  test('the golden case', () => {
    expect(computeSignFlipTest(differences)).toBeCloseTo(0.0625, 12);
  });

  test('agrees with McNemar where every difference is one question', () => {
    const pair = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }));
    fc.assert(
      fc.property(pair, ([b, c]) => {
        const flips = [...Array<number>(b).fill(1), ...Array<number>(c).fill(-1), 0, 0];
        expect(computeSignFlipTest(flips)).toBeCloseTo(computeMcNemar(b, c), 9);
      }),
      { numRuns: 60 },
    );
  });

  test('beyond 2^20 the seeded draws come near McNemar and give the same figure again', () => {
    const flips = [...Array<number>(20).fill(1), ...Array<number>(8).fill(-1)];
    expect(computeSignFlipTest(flips)).toBeCloseTo(computeMcNemar(20, 8), 2);
    expect(computeSignFlipTest(flips)).toBe(computeSignFlipTest(flips));
  });

  test('up to 20 differences the figure is exact, however many questions are alike', () => {
    const flips = [...Array<number>(20).fill(1), ...Array<number>(12).fill(0)];
    expect(computeSignFlipTest(flips)).toBe(2 ** -19);
  });

  test('draws count the observed one, so that none is never', () => {
    expect(computeSignFlipTest(Array<number>(21).fill(1))).toBe(1 / 20_001);
    const balanced = Array.from({ length: 22 }, (_, at) => (at % 2 === 0 ? 1 : -1));
    expect(computeSignFlipTest(balanced)).toBe(1);
  });

  test.each([1e-9, 1 / 3, 1e9])('in a unit %d times as large it is the same', (unit) => {
    const scaled = differences.map((difference) => difference * unit);
    expect(computeSignFlipTest(scaled)).toBe(computeSignFlipTest(differences));
  });

  test('a sum that is zero but for rounding is no evidence', () => {
    expect(0.1 + 0.2 - 0.3).not.toBe(0);
    expect(computeSignFlipTest([0.1, 0.2, -0.3])).toBe(1);
  });

  test('no difference is no evidence', () => {
    expect(computeSignFlipTest([0, 0])).toBe(1);
    expect(computeSignFlipTest([])).toBe(1);
  });
});
