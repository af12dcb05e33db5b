import { expect, test } from 'vitest';
import { formatRate } from './format-rate.ts';

test.each([
  [0, 2, '0.0'],
  [2, 2, '1.0'],
  [1, 5, '0.2'],
  [2, 24, '0.083'],
  [6, 7, '0.857'],
  [1, 8, '0.125'],
  [1, 2000, '0.001'],
  [1, 2001, '0.0'],
  [1, 16, '0.063'],
  [3, 16, '0.188'],
  [1999, 2000, '1.0'],
  [1, 20, '0.05'],
  [1, 100, '0.01'],
  [1, 10, '0.1'],
  [null, 0, '—'],
  [0, 0, '—'],
])('%j of %j prints %s', (value, of, expected) => {
  expect(formatRate({ value, of })).toBe(expected);
});
