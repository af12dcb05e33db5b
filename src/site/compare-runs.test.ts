import { expect, test } from 'vitest';
import { makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { compareRuns } from './compare-runs.ts';

test('runs stand by date, then id, undated first', () => {
  const report = scoreAnswers(makeSuite({}, { questions: [] }), []);
  const runs = [
    { id: 'b', date: '2026-10-31' },
    { id: 'a', date: '2026-10-31' },
    { id: 'd', date: null },
    { id: 'c', date: '2026-01-01' },
  ].map((fields) => ({ ...report, ...fields }));
  expect(runs.toSorted(compareRuns).map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b']);
});
