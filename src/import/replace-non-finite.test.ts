import { describe, expect, test } from 'vitest';
import { createNonFiniteFilter } from './replace-non-finite.ts';

/** What the filter gives for a text that comes in two chunks, cut at a byte. */
function filterAt(text: string, cut: number): string {
  const bytes = new TextEncoder().encode(`${text} `);
  const replace = createNonFiniteFilter();
  const parts = [replace(bytes.subarray(0, cut)), replace(bytes.subarray(cut))];
  return new TextDecoder().decode(Buffer.concat(parts)).trimEnd();
}

describe('wherever a text is cut', () => {
  test.each([
    ['{"a":NaN,"b":[Infinity,-Infinity]}', '{"a":null,"b":[null,null]}'],
    [
      '{"NaN":"NaN, \\"Infinity\\" \\\\","x":-1.5e-3}',
      '{"NaN":"NaN, \\"Infinity\\" \\\\","x":-1.5e-3}',
    ],
    ['[true,false,null,-0]', '[true,false,null,-0]'],
    ['[NaNa,Inf,--Infinity]', '[NaNa,Inf,-null]'],
    ['"ünïcode – NaN"', '"ünïcode – NaN"'],
  ])('%s', (text, expected) => {
    const { length } = new TextEncoder().encode(text);
    for (let cut = 0; cut <= length; cut += 1) expect(filterAt(text, cut)).toBe(expected);
  });
});
