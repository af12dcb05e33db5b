import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeWilsonInterval } from './wilson-interval.ts';

test.each([
  [27, 28, 0.8228780226, 0.9936674802],
  [28, 28, 0.8793566952, 1],
  [14, 14, 0.7846891973, 1],
  [2, 2, 0.3423802275, 1],
  [0, 28, 0, 0.1206433048],
  [0, 2, 0, 0.6576197725],
  [1, 2, 0.0945312057, 0.9054687943],
])('%i of %i: %d to %d', (k, n, low, high) => {
  const interval = computeWilsonInterval(k, n);
  expect(interval?.low).toBeCloseTo(low, 9);
  expect(interval?.high).toBeCloseTo(high, 9);
});

test.each([1, 3, 7, 28, 1000])('none or all of %i reach 0 and 1 exactly', (n) => {
  expect(computeWilsonInterval(0, n)?.low).toBe(0);
  expect(computeWilsonInterval(n, n)?.high).toBe(1);
});

test('no trials give no interval', () => {
  expect(computeWilsonInterval(0, 0)).toBeNull();
});

test('the interval holds the estimate and stays within 0 and 1', () => {
  const share = fc
    .integer({ min: 1, max: 5000 })
    .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));
  fc.assert(
    fc.property(share, ([k, n]) => {
      const { low = 2, high = -1 } = computeWilsonInterval(k, n) ?? {};
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(k / n);
      expect(high).toBeGreaterThanOrEqual(k / n);
    }),
  );
});
