import { describe, expect, test } from 'vitest';
import { listValueQuestions, writeValueLines } from '../../tests/list-value-questions.ts';
import { makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { compareSeries } from './compare-series.ts';
import { groupSeries } from './series.ts';
import { summariseSeries } from './summarise-series.ts';

const ids = ['q1', 'q2', 'q3', 'q4', 'q5'];
const suite = makeSuite({ 'a.md': writeValueLines(ids) }, { questions: listValueQuestions(ids) });
/** A run that has the given questions right and grounded. */
const runOf = (id: string, ...right: string[]) => ({
  suite: 'toy',
  isStale: false,
  report: {
    ...scoreAnswers(
      suite,
      Object.fromEntries(
        right.map((each) => [
          each,
          { answer: `v-${each}`, citations: [`a.md:${ids.indexOf(each) + 1}`] },
        ]),
      ),
      { series: 's' },
    ),
    id,
  },
});
// right in 3, 3, 2, 1 and 0 of 3 trials: the golden case of pass^k
const runs = [
  runOf('r1', 'q1', 'q2', 'q3', 'q4'),
  runOf('r2', 'q1', 'q2', 'q3'),
  runOf('r3', 'q1', 'q2'),
];

describe('a series summed up', () => {
  const [series] = groupSeries(runs);
  const summary = summariseSeries(series ?? { trials: [] });

  test('every question says how often it was right, and one that always fails is never hidden', () => {
    expect(summary.questions.map(({ right, of, state }) => [right, of, state])).toEqual([
      [3, 3, 'always right'],
      [3, 3, 'always right'],
      [2, 3, 'flaky'],
      [1, 3, 'flaky'],
      [0, 3, 'never right'],
    ]);
  });

  test('mean, spread and worst run', () => {
    expect(summary.measures[0]).toEqual({
      name: 'right',
      mean: expect.closeTo(0.6, 12),
      low: { value: 2, of: 5 },
      high: { value: 4, of: 5 },
      worst: 'r3',
    });
  });

  test('pass^k for every k', () => {
    expect(summary.passToTheK.map(({ value }) => value.toFixed(10))).toEqual([
      '0.6000000000',
      '0.4666666667',
      '0.4000000000',
    ]);
  });

  test('two trials are said to be few, and a copy is no trial', () => {
    const [copied] = groupSeries([
      ...runs.slice(0, 1),
      runOf('copy', 'q1', 'q2', 'q3', 'q4'),
      ...runs.slice(1, 2),
    ]);
    expect(summariseSeries(copied ?? { trials: [] })).toMatchObject({ trials: 2, isSmall: true });
    expect(copied?.copies).toEqual([{ run: 'copy', of: 'r1' }]);
  });
});

test('two series are compared by question: one run against three', () => {
  const three = runs.map(({ report }) => report);
  const [right] = compareSeries([runOf('alone', 'q1').report], three);
  // differences by question: 0, 1, 2/3, 1/3, 0; all signs of the three give 2 of 8 as far from zero
  expect(right).toMatchObject({
    name: 'right',
    questions: 5,
    a: 0.2,
    b: expect.closeTo(0.6, 12),
    higherA: 0,
    higherB: 3,
    p: 0.25,
    adjusted: 0.5,
  });
  expect(right?.interval?.low).toBeGreaterThanOrEqual(0);
  expect(right?.interval?.high).toBeLessThanOrEqual(1);
});
