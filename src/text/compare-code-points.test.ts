import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCodePoints } from './compare-code-points.ts';

test.each([
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  ['a', 'ab', -1],
  ['', 'a', -1],
  ['\uffff', '😀', -1],
  ['😀', '\ue000', 1],
  ['\ud7ff', '😀', -1],
])('%j against %j is %j', (a, b, expected) => {
  expect(Math.sign(compareCodePoints(a, b))).toBe(expected);
});

test('agrees with comparing code point by code point', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const left = Array.from(a, (character) => character.codePointAt(0) ?? 0);
      const right = Array.from(b, (character) => character.codePointAt(0) ?? 0);
      const at = left.findIndex((point, index) => point !== right[index]);
      const expected = at === -1 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1);
      expect(Math.sign(compareCodePoints(a, b))).toBe(Math.sign(expected));
    }),
  );
});
