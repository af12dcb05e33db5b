import { expect, test } from 'vitest';
import { shortenText } from './shorten-text.ts';

test.each([
  ['short', 5, 'short'],
  ['longer', 5, 'longe…'],
  ['😀😀😀', 2, '😀😀…'],
  ['😀😀', 2, '😀😀'],
])('%j at %i: %j', (text, most, shortened) => {
  expect(shortenText(text, most)).toBe(shortened);
});
