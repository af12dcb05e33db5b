import { expect, test } from 'vitest';
import { makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { buildCitationIndex } from './build-citation-index.ts';
import { groupAnswers } from './group-answers.ts';
import { measureHardness } from './measure-hardness.ts';
import { tallyValues } from './tally-values.ts';

const suite = makeSuite(
  { 'a.md': 'it takes 14 days' },
  {
    refusals: { phrases: ['do not say'] },
    questions: [
      {
        id: 'q1',
        kind: 'k',
        question: '?',
        evidence: [{ path: 'a.md', text: '14' }],
        accepted: [['14 days', 'fourteen days']],
      },
      { id: 'q2', kind: 'unanswerable', question: '?' },
    ],
  },
);
const given = [
  { q1: { answer: '14 days', citations: ['a.md:1'] }, q2: 'They do not say.' },
  { q1: { answer: '**14**  Days', citations: [] }, q2: 'Five.' },
  { q1: '14 days, fourteen days' },
  {},
];
const runs = given.map((answers, at) => ({
  ...scoreAnswers(suite, answers),
  id: `r${at}`,
  date: `2026-01-0${at + 1}`,
}));
const index = buildCitationIndex(runs);
const groups = groupAnswers(index.askedOf('q1'));

test('answers that fold alike are one group, as the newest run wrote it', () => {
  expect(
    groups.map(({ answer, asked, tallies }) => [
      answer,
      asked.map(({ run }) => run.id),
      tallies.map(({ verdict, runs: count }) => [verdict.id, count]),
    ]),
  ).toEqual([
    [
      '**14**  Days',
      ['r1', 'r0'],
      [
        ['grounded', 1],
        ['right', 1],
      ],
    ],
    [null, ['r3'], [['unanswered', 1]]],
    ['14 days, fourteen days', ['r2'], [['right', 1]]],
  ]);
});

test('an answer counts for each value that it holds', () => {
  expect(tallyValues(['14 days', 'fourteen days', 'two weeks'], groups)).toEqual([
    { value: '14 days', answers: 3 },
    { value: 'fourteen days', answers: 1 },
    { value: 'two weeks', answers: 0 },
  ]);
});

test('hardness goes by what is grounded, or refused where there is nothing to ground', () => {
  const [first, second] = suite.key.questions;
  if (first === undefined || second === undefined) throw new Error('the suite has two questions');
  expect(measureHardness(first, index.askedOf('q1'))).toMatchObject({
    grounded: { value: 1, of: 4 },
    right: { value: 3, of: 4 },
  });
  const unanswerable = measureHardness(second, index.askedOf('q2'));
  expect(unanswerable).toMatchObject({
    grounded: { value: null, of: 0 },
    right: { value: 1, of: 4 },
  });
  expect(unanswerable.hardness).toBeLessThan(measureHardness(first, []).hardness);
});
