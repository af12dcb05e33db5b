import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['  Two\t lines\r\nhere ', 'two lines here'],
  ['ﬁne ① ²', 'fine 1 2'],
  ['‘a’ ‚b‛ “c” „d‟', `'a' 'b' "c" "d"`],
  ['1‐2‑3‒4–5—6―7−8', '1-2-3-4-5-6-7-8'],
  ['soft\u00adhyphen zero\u200bwidth \u202ebidi\u202c', 'softhyphen zerowidth bidi'],
  ['**bold** `code` ~~gone~~ ~kept~', 'bold code gone ~kept~'],
  ['_emphasis_ snake_case __init__ a__b _1_2_', 'emphasis snake_case init ab 1_2'],
  ['*_a_*b', 'a_b'],
  ['a\u2028b\u00a0c\u3000d', 'a b c d'],
  ['ΑΣ', 'ας'],
  ['', ''],
  [' ** ', ''],
])('%j folds to %j', (text, expected) => {
  expect(fold(text)).toBe(expected);
});

test('a fold has single spaces, no edges of white space and no format characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(text)).not.toMatch(/^\s|\s$|\s\s|\p{Cf}|[*`]/u);
    }),
  );
});

test('many marks on one letter, in wrong order, are folded in linear time', () => {
  const marks = (count: number) => `e${'\u0301\u0323'.repeat(count / 2)}`;
  expect(fold(marks(998))).toBe(marks(998).normalize('NFKC'));
  const begin = process.cpuUsage().user;
  const folded = fold(marks(400_000));
  // the square of so many takes minutes
  expect((process.cpuUsage().user - begin) / 1e6).toBeLessThan(10);
  expect([...folded].filter((mark) => mark === '\u0323')).toHaveLength(200_000 - 1);
});
