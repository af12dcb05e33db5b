import { expect, test } from 'vitest';
import { countResamples } from './count-resamples.ts';

test.each([
  [1, 10_000],
  [400, 10_000],
  [401, 9975],
  [1000, 4000],
  [3999, 1000],
  [4000, 1000],
  [4001, 1000],
  [100_000, 1000],
])('%i questions are drawn %i times', (questions, resamples) => {
  expect(countResamples(questions)).toBe(resamples);
});
