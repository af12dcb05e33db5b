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
  ['right', '50.0%', '0.0–100.0%'],
  ['grounded', '25.0%', '0.0–50.0%'],
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
