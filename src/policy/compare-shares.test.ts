import { expect, test } from 'vitest';
import { compareShares } from './compare-shares.ts';

const share = (value: number | null, of: number) => ({ value, of });

test.each([
  [share(1, 3), share(2, 6), 0],
  [share(1, 3), share(1, 2), -1],
  [share(2, 3), share(1, 2), 1],
  [share(0, 5), share(1, 5), -1],
  [share(9_007_199_254_740_990, 9_007_199_254_740_991), share(1, 1), -1],
  [share(null, 0), share(1, 1), 0],
  [share(1, 1), share(null, 0), 0],
  [share(0, 0), share(1, 1), 0],
  [share(1, 1), share(0, 0), 0],
])('%j against %j: %i', (a, b, order) => {
  expect(compareShares(a, b)).toBe(order);
});
