import { expect, test } from 'vitest';
import { makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { measureCost } from './measure-cost.ts';
import { measureKinds } from './measure-kinds.ts';

const suite = makeSuite(
  { 'a.md': 'one\ntwo\nthree\nfour\nfive\n' },
  {
    refusals: { phrases: ['do not say'] },
    questions: [
      {
        id: 'q1',
        kind: 'card',
        question: '?',
        evidence: [{ path: 'a.md', text: 'one' }],
        accepted: [['one']],
      },
      {
        id: 'q2',
        kind: 'card',
        question: '?',
        evidence: [{ path: 'a.md', text: 'two' }],
        accepted: [['two']],
      },
      { id: 'q3', kind: 'unanswerable', question: '?' },
    ],
  },
);
const answers = {
  q1: { answer: 'one', citations: ['a.md:1-2', 'a.md:2-3', 'a.md:9'] },
  q2: { answer: 'two', citations: ['a.md:1-2'] },
  q3: 'they do not say',
};

test('cost of truth: per grounded answer, and the lines to read to check them all', () => {
  expect(measureCost(scoreAnswers(suite, answers, { tokens: 900, toolCalls: 3 }))).toEqual({
    tokensPerGrounded: 450,
    callsPerGrounded: 1.5,
    linesToRead: 5,
    answers: 3,
  });
});

test('what a run does not say has no price, however much is grounded', () => {
  expect(measureCost(scoreAnswers(suite, answers, { toolCalls: 3 }))).toMatchObject({
    tokensPerGrounded: null,
    callsPerGrounded: 1.5,
  });
});

test('nothing said and nothing grounded cost nothing that can be named', () => {
  expect(measureCost(scoreAnswers(suite, { q1: 'no' }, { tokens: 900 }))).toEqual({
    tokensPerGrounded: null,
    callsPerGrounded: null,
    linesToRead: 0,
    answers: 1,
  });
});

test('right and grounded by kind, over one run and over several', () => {
  const report = scoreAnswers(suite, answers);
  const other = scoreAnswers(suite, { q1: 'one' });
  expect(measureKinds([report, other])).toEqual([
    { kind: 'card', right: { value: 3, of: 4 }, grounded: { value: 2, of: 4 } },
    { kind: 'unanswerable', right: { value: 1, of: 2 }, grounded: null },
  ]);
});
