import { expect, test } from 'vitest';
import { makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { countRunsPerLine, mergeSpans } from './count-runs-per-line.ts';

const suite = makeSuite({}, { questions: [] });
const [a, b] = [scoreAnswers(suite, []), scoreAnswers(suite, [])];

test('a run that cites a line twice counts once', () => {
  const cited = [
    { run: a, span: { start: 1, end: 3 } },
    { run: a, span: { start: 2, end: 4 } },
    { run: b, span: { start: 4, end: 5 } },
  ];
  expect(countRunsPerLine(cited, 5).slice(1)).toEqual([1, 1, 1, 2, 1]);
});

test.each([
  [[], []],
  [
    [
      [3, 4],
      [1, 2],
    ],
    [[1, 4]],
  ],
  [
    [
      [1, 9],
      [2, 3],
      [11, 11],
    ],
    [
      [1, 9],
      [11, 11],
    ],
  ],
])('%j merge to %j', (spans, merged) => {
  const toSpans = (pairs: readonly number[][]) =>
    pairs.map(([start = 0, end = 0]) => ({ start, end }));
  expect(mergeSpans(toSpans(spans))).toEqual(toSpans(merged));
});
