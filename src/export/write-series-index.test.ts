import { expect, test } from 'vitest';
import { makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { groupSeries } from '../compare/series.ts';
import { writeSeriesIndex } from './write-series-index.ts';

const suite = makeSuite(
  { 'a.md': 'Two eggs\n' },
  {
    questions: [
      {
        id: 'q1',
        kind: 'card',
        question: 'How many eggs?',
        evidence: [{ path: 'a.md', text: 'Two eggs' }],
        accepted: [['two']],
      },
    ],
  },
);
const makeRun = (id: string, answer: string, fields: { series?: string; isStale?: boolean }) => ({
  suite: 'toy',
  isStale: fields.isStale ?? false,
  report: {
    ...scoreAnswers(suite, { q1: { answer, citations: [] } }, { mode: 'brain' }),
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
