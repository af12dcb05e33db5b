import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeClusterBootstrap } from './cluster-bootstrap.ts';
import { countResamples } from './count-resamples.ts';
import { createRandom } from './create-random.ts';

/** Means of some questions, all different. */
const makeMeans = (length: number) => Array.from({ length }, (_, at) => (at * at + 1) / 7);

test('holds the mean and stays within the values', () => {
  const means = fc.array(fc.constantFrom(0, 1 / 3, 2 / 3, 1), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(means, (values) => {
      const { low = 2, high = -1 } = computeClusterBootstrap(values, { resamples: 400 }) ?? {};
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      expect(low).toBeLessThanOrEqual(mean + 1e-9);
      expect(high).toBeGreaterThanOrEqual(mean - 1e-9);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1 + 1e-9);
    }),
    { numRuns: 10 },
  );
});

test.each([
  [4, 1],
  [4, 2],
  [4, 7],
  [4, 41],
  [4, 100],
  [1, 3],
  [64, 25],
  [65, 25],
  [200, 12],
])('of %i questions drawn %i times, the quantiles of type 7', (questions, resamples) => {
  const means = makeMeans(questions);
  const random = createRandom(3);
  const draws = Array.from({ length: resamples }, () => {
    const picked = means.map(() => means[Math.floor(random() * means.length)] ?? Number.NaN);
    return picked.reduce((sum, mean) => sum + mean, 0) / means.length;
  }).toSorted((a, b) => a - b);
  const interval = computeClusterBootstrap(means, { seed: 3, resamples });
  expect(interval?.low).toBeCloseTo(readTypeSeven(draws, 1 / 40), 9);
  expect(interval?.high).toBeCloseTo(readTypeSeven(draws, 39 / 40), 9);
});

test.each([5, 90])('%i questions: where nothing is said, the draws of seed 1', (questions) => {
  const means = makeMeans(questions);
  const said = { seed: 1, resamples: countResamples(questions) };
  expect(computeClusterBootstrap(means)).toEqual(computeClusterBootstrap(means, said));
});

test.each([9, 80])('%i questions: the same seed draws the same, another one otherwise', (count) => {
  const means = makeMeans(count);
  const draw = (seed: number, resamples: number) =>
    computeClusterBootstrap(means, { seed, resamples });
  const first = draw(5, 30);
  expect(draw(6, 30)).not.toEqual(first);
  expect(draw(5, 50)).not.toEqual(first);
  expect(draw(5, 30)).toEqual(first);
});

test('values of one size are an interval of no width', () => {
  expect(computeClusterBootstrap([0.5, 0.5, 0.5])).toEqual({ low: 0.5, high: 0.5 });
});

test('no questions give no interval', () => {
  expect(computeClusterBootstrap([])).toBeNull();
});

/** The mean of all values within a step of the place, each weighed by its nearness to it. */
function readTypeSeven(sorted: readonly number[], probability: number): number {
  const place = (sorted.length - 1) * probability;
  return sorted.reduce((sum, value, at) => sum + value * Math.max(0, 1 - Math.abs(at - place)), 0);
}
