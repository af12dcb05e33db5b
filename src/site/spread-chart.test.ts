import { expect, test } from 'vitest';
import { eggsLine, eggsQuestion } from '../../tests/eggs-suite.ts';
import { makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { createAddresses } from './address.ts';
import { buildCostChart } from './cost-chart.ts';
import { countVerdicts } from './count-verdicts.ts';
import { runColumns } from './run-columns.ts';
import { buildSpreadChart } from './spread-chart.ts';

const suite = makeSuite(
  { 'a.md': `${eggsLine}Three cups\n` },
  {
    refusals: { phrases: ['do not say'] },
    questions: [eggsQuestion, { id: 'q2', kind: 'unanswerable', question: 'How much salt?' }],
  },
);
const addresses = createAddresses('/repo/');
const cited = { q1: { answer: 'two', citations: ['a.md:1-2'] }, q2: 'They do not say.' };
const good = { ...scoreAnswers(suite, cited, { mode: 'brain', tokens: 2000 }), id: 'good' };
const poor = { ...scoreAnswers(suite, { q1: 'nine' }, { mode: 'other', tokens: 500 }), id: 'poor' };
const silent = { ...scoreAnswers(suite, cited), id: 'silent' };

test('a row of the spread has its marks with intervals, a missing mean has none', () => {
  const { chart, alternative } = buildSpreadChart([good, poor], addresses);
  expect(chart.rows).toEqual(['good', 'poor']);
  expect(chart.groups.map(({ name, dots }) => [name, dots.length])).toEqual([
    ['right', 2],
    ['grounded', 2],
    ['precision', 1],
  ]);
  expect(chart.groups[2]?.dots[0]).toMatchObject({
    x: 0.5,
    href: '/repo/runs/good/',
    text: 'precision 50.0% n = 1',
  });
  expect(alternative).toBe(
    'A row of three marks with 95% intervals for each of 2 runs: right goes from 0/2 to 2/2; grounded goes from 0/1 to 1/1; precision goes from — to 50.0%.',
  );
});

test('the chart of cost has the cheapest first and counts the silent', () => {
  const { rows, chart, leftOut, alternative } = buildCostChart([good, silent, poor], addresses);
  expect(rows.map(({ name }) => name)).toEqual(['poor', 'good']);
  expect(leftOut).toBe(1);
  expect(chart.groups.map(({ name }) => name)).toEqual(['brain', 'other modes']);
  expect(alternative).toContain('from the cheapest (500 tokens, grounded 0/1)');
  expect(buildCostChart([silent], addresses).alternative).toBe(
    'No run says how many tokens it took.',
  );
});

test('the columns of the table of runs', () => {
  const cells = runColumns.map(({ id, read }) => {
    const { text, beside, sort } = read(silent);
    return [id, text, beside, sort];
  });
  expect(cells).toEqual([
    ['mode', '—', '', ''],
    ['model', '—', '', ''],
    ['date', '—', '', ''],
    ['right', '2/2', '100.0%', 1],
    ['grounded', '1/1', '100.0%', 1],
    ['precision', '50.0%', 'n = 1', 0.5],
    ['refused', '1/1', '', 1],
    ['valid', '1/1', '', 1],
    ['injection', '—', '', -1],
    ['calls', '—', '', -1],
    ['tokens', '—', '', -1],
  ]);
});

test('verdicts are counted in the order of legends', () => {
  const counts = countVerdicts([...good.questions, ...poor.questions]);
  expect(counts.map(({ verdict, count }) => `${count} ${verdict.word}`)).toEqual([
    '1 grounded',
    '1 wrong',
    '1 refused rightly',
    '1 unanswered',
  ]);
});
