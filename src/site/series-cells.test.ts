import { expect, test } from 'vitest';
import { makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { readSeriesCell } from './series-cells.ts';

const suite = makeSuite(
  { 'a.md': 'one\ntwo\n' },
  {
    questions: ['one', 'two'].map((word) => ({
      id: word,
      kind: 'x',
      question: '?',
      evidence: [{ path: 'a.md', text: word }],
      accepted: [[word]],
    })),
  },
);
const trials = [
  scoreAnswers(
    suite,
    { one: { answer: 'one', citations: ['a.md:1'] }, two: 'two' },
    { mode: 'brain', tokens: 100 },
  ),
  scoreAnswers(
    suite,
    { one: { answer: 'no', citations: ['a.md:9'] } },
    { mode: 'brain', model: 'm', tokens: 201 },
  ),
];

test.each([
  ['right', '50.0%', '0–2/2'],
  ['grounded', '25.0%', '0–1/2'],
  ['precision', '100.0%', '100.0–100.0% n = 1'],
  ['valid', '1/2', '50.0%'],
  ['refused', '—', ''],
  ['tokens', '151', ''],
  ['calls', '—', ''],
  ['mode', 'brain', ''],
  ['model', 'several', ''],
  ['no such column', '—', ''],
])('%s of two trials: %s %s', (column, text, beside) => {
  expect(readSeriesCell(column, trials)).toMatchObject({ text, beside });
});

test('trials that were asked different questions show what each was asked', () => {
  const fewer = trials.slice(0, 1).map((report) => ({
    ...report,
    measures: { ...report.measures, right: { value: 1, of: 1 } },
  }));
  expect(readSeriesCell('right', [...fewer, ...trials.slice(1)])).toMatchObject({
    beside: '0/2–1/1',
  });
});
