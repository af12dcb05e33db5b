import { expect, test } from 'vitest';
import { countLines, holdsLine, listRanges } from './line-set.ts';

const range = (path: string, start: number, end: number) => ({ path, start, end });

test.each([
  ['none', [], 0],
  ['one line', [range('a', 3, 3)], 1],
  ['apart, the later one first', [range('a', 8, 9), range('a', 1, 3)], 5],
  ['one within another, the inner one first', [range('a', 4, 5), range('a', 1, 9)], 9],
  ['overlapping, the later one first', [range('a', 4, 7), range('a', 2, 5)], 6],
  ['the same twice', [range('a', 2, 5), range('a', 2, 5)], 4],
  ['side by side', [range('a', 1, 2), range('a', 3, 4)], 4],
  ['the same lines of two documents', [range('a', 1, 2), range('b', 1, 2)], 4],
])('counts each line once: %s', (_, ranges, lines) => {
  expect(countLines(ranges)).toBe(lines);
});

test.each([
  ['a', 2, true],
  ['a', 4, true],
  ['a', 1, false],
  ['a', 5, false],
  ['b', 3, false],
])('a range of lines 2 to 4 of a holds %s line %i: %s', (path, line, holds) => {
  expect(holdsLine(range('a', 2, 4), path, line)).toBe(holds);
});

test('of citations those have a range that name a document and both of its lines', () => {
  const cited = [
    { path: 'a', start: 2, end: 4, commit: 'c' },
    { path: null, start: 2, end: 4 },
    { path: 'b', start: null, end: 4 },
    { path: 'b', start: 2, end: null },
    { path: 'b', start: null, end: null },
    { path: 'c', start: 1, end: 1 },
  ];
  expect(listRanges(cited)).toEqual([range('a', 2, 4), range('c', 1, 1)]);
});
