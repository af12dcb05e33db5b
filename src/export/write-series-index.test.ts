import { expect, test } from 'vitest';
import { eggsSuite } from '../../tests/eggs-suite.ts';
import { scoreAnswers } from '../../tests/make-suite.ts';
import { groupSeries } from '../compare/series.ts';
import { writeSeriesIndex } from './write-series-index.ts';

const makeRun = (id: string, answer: string, fields: { series?: string; isStale?: boolean }) => ({
  suite: 'toy',
  isStale: fields.isStale ?? false,
  report: {
    ...scoreAnswers(eggsSuite, { q1: { answer, citations: [] } }, { mode: 'brain' }),
    id,
    series: fields.series ?? null,
  },
});

test('series with their trials and copies, and the runs on other documents', () => {
  const runs = [
    makeRun('first', 'two', { series: 'nightly' }),
    makeRun('second', 'two', { series: 'nightly' }),
    makeRun('third', 'three', { series: 'nightly' }),
    makeRun('alone', 'two', {}),
    makeRun('old', 'two', { series: 'nightly', isStale: true }),
  ];
  expect(JSON.parse(writeSeriesIndex(groupSeries(runs), runs))).toEqual({
    series: [
      {
        id: 'first',
        suite: 'toy',
        label: 'nightly',
        trials: ['first', 'third'],
        copies: ['second'],
      },
    ],
    stale: ['old'],
  });
});
