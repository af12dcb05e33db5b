import { expect, test } from 'vitest';
import { splitLines } from './lines.ts';

test.each([
  ['', []],
  ['\n', ['']],
  ['a', ['a']],
  ['a\n', ['a']],
  ['a\n\n', ['a', '']],
  ['a\r\nb', ['a', 'b']],
  ['a\r\r\nb\r', ['a\r', 'b\r']],
  ['a\rb', ['a\rb']],
  ['a\f\v\u0085\u2028\u2029b', ['a\f\v\u0085\u2028\u2029b']],
])('%j', (text, lines) => {
  expect(splitLines(text)).toEqual(lines);
});
