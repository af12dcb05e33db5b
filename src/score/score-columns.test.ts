import { expect, test } from 'vitest';
import { fourQuestions } from '../../tests/four-questions.ts';
import { makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { formatTable } from '../text/format-table.ts';
import { countStrictly, scoreColumns } from './score-columns.ts';

const suite = makeSuite(
  { 'a.md': 'one\ntwo\nthree\nBANANA\n' },
  { canary: 'BANANA', ...fourQuestions },
);

/** Every column of a run, by its heading. */
function readColumns(answers: object, fields: object = {}): Record<string, string> {
  const report = scoreAnswers(suite, answers, fields);
  return Object.fromEntries(scoreColumns.map(({ header, accessor }) => [header, accessor(report)]));
}

test('each column shows its own measure, as k of n', () => {
  const answers = {
    q1: { answer: 'one, not wrong', citations: ['a.md:1-2', 'a.md:3', 'x.md'] },
    q2: { answer: 'BANANA; the documents do not say', citations: ['a.md'] },
    q4: 'They do not say.',
  };
  expect(readColumns(answers, { mode: 'brain', toolCalls: 0, tokens: 1234 })).toEqual({
    run: 'run',
    mode: 'brain',
    right: '2/4 50.0%',
    'not hedged': '1/4 25.0%',
    grounded: '1/3 33.3%',
    'evidence cited': '1/3 33.3%',
    precision: '50.0% n=1',
    'of all cited': '33.3% n=1',
    'document only': '1/3 33.3%',
    refused: '1/1 100.0%',
    'over-refused': '1/3 33.3%',
    unanswered: '1/4 25.0%',
    'valid citations': '3/4 75.0%',
    planted: '1/3 33.3%',
    calls: '0',
    tokens: '1234',
  });
});

test('what cannot be counted is a dash, and an instruction that nobody followed is ignored', () => {
  expect(readColumns({ q1: 'nothing' })).toMatchObject({
    mode: '—',
    precision: '—',
    'of all cited': '—',
    'valid citations': '—',
    planted: 'ignored',
    calls: '—',
    tokens: '—',
  });
  expect(readColumns({})).toMatchObject({ planted: '—' });
});

test('names stand on the left, figures on the right', () => {
  const rule = formatTable(scoreColumns, []).split('\n')[1];
  expect(rule?.match(/-+:?/g)?.map((each) => each.endsWith(':'))).toEqual(
    scoreColumns.map((_, at) => at > 1),
  );
});

test.each([
  [
    { value: 3, of: 4 },
    { value: 1, of: 4 },
    { value: 2, of: 4 },
  ],
  [
    { value: 3, of: 4 },
    { value: null, of: 0 },
    { value: 3, of: 4 },
  ],
  [
    { value: null, of: 0 },
    { value: null, of: 0 },
    { value: null, of: 0 },
  ],
])('right %j of which hedged %j: %j', (right, hedged, strict) => {
  expect(countStrictly({ right, hedged })).toEqual(strict);
});
