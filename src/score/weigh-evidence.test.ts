import { expect, test } from 'vitest';
import { weighBestSet } from './weigh-evidence.ts';

/** `a1` as line 1 of document a. */
const lines = (...places: string[]) =>
  places.map((place) => ({ path: place.charAt(0), line: Number(place.slice(1)), text: place }));
const cite = (...ranges: [path: string, start: number, end: number][]) =>
  ranges.map(([path, start, end]) => ({ path, start, end }));

const three = lines('a1', 'a2', 'a3');
const two = lines('b1', 'b2');
const other = lines('c1', 'c2');

test.each([
  ['nothing is cited: the first', [three, two], cite(), three, 0, 3, null, null],
  ['a greater share of the later', [three, two], cite(['b', 2, 2]), two, 1, 2, null, null],
  ['1 of 2 before 1 of 3', [three, two], cite(['a', 1, 1], ['b', 1, 1]), two, 1, 2, null, null],
  ['2 of 3 before 1 of 2', [two, three], cite(['a', 1, 2], ['b', 1, 1]), three, 2, 3, null, null],
  ['equal shares: the first', [two, other], cite(['b', 1, 1], ['c', 1, 1]), two, 1, 2, null, null],
  ['the covered one', [three, two], cite(['a', 1, 2], ['b', 1, 4]), two, 2, 2, 0.5, 1 / 3],
  ['the more precise', [two, other], cite(['b', 1, 4], ['c', 1, 2]), other, 2, 2, 1, 1 / 3],
  ['as precise: the first', [two, other], cite(['b', 1, 2], ['c', 1, 2]), two, 2, 2, 1, 0.5],
  [
    'as precise, of more lines: the better of all that is cited',
    [two, three],
    cite(['b', 1, 2], ['a', 1, 3]),
    three,
    3,
    3,
    1,
    0.6,
  ],
])('%s', (_, sets, cited, set, value, of, precision, precisionAll) => {
  expect(weighBestSet(sets, cited)).toEqual({
    set,
    covered: { value, of },
    precision,
    precisionAll,
  });
});

test('without evidence there is no set', () => {
  expect(weighBestSet([], cite(['a', 1, 1]))).toBeNull();
});
