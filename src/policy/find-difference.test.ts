import { expect, test } from 'vitest';
import { findDifference } from './find-difference.ts';

test.each([
  [{ a: 1 }, { a: 1 }, null],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, null],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a[1].b'],
  [{ a: [1] }, { a: [1, 2] }, 'a[1]'],
  [{ a: [1, 2] }, { a: [1] }, 'a[1]'],
  [{ a: 1 }, {}, 'a'],
  [{ a: { b: 1 } }, { a: { b: 1, secret: 1 } }, 'a'],
  [{ a: null }, { a: {} }, 'a'],
  [{ a: {} }, { a: [] }, 'a'],
  [1, 2, 'the whole value'],
])('%j against %j differs at %j', (expected, actual, place) => {
  expect(findDifference(expected, actual)).toBe(place);
});
