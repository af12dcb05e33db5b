import { expect, test } from 'vitest';
import { formatMean, formatPercent, formatShare, formatShareAndPercent } from './format-rate.ts';

test.each([
  [27, 28, '27/28', '96.4%'],
  [28, 28, '28/28', '100.0%'],
  [0, 28, '0/28', '0.0%'],
  [1, 3, '1/3', '33.3%'],
  [2, 3, '2/3', '66.7%'],
  [1, 16, '1/16', '6.3%'],
  [29, 400, '29/400', '7.3%'],
  [201, 400, '201/400', '50.3%'],
  [1, 2000, '1/2000', '0.1%'],
  [null, 0, '—', '—'],
])('%j of %j', (value, of, share, percent) => {
  expect(formatShare({ value, of })).toBe(share);
  expect(formatPercent({ value, of })).toBe(percent);
});

test('nothing of nothing has no percentage', () => {
  expect(formatPercent({ value: 0, of: 0 })).toBe('—');
});

test('a share with its percentage has one dash for 0/0', () => {
  expect(formatShareAndPercent({ value: 27, of: 28 })).toBe('27/28 96.4%');
  expect(formatShareAndPercent({ value: null, of: 0 })).toBe('—');
});

test.each([
  [0.72, '72.0%'],
  [1, '100.0%'],
  [0, '0.0%'],
  [0.0725, '7.3%'],
  [1.005 / 3, '33.5%'],
  [1e-7, '0.0%'],
  [5e-4, '0.1%'],
  [null, '—'],
])('the mean %j', (value, expected) => {
  expect(formatMean({ value })).toBe(expected);
});
