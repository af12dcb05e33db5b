import { expect, test } from 'vitest';
import { fourQuestions } from '../../tests/four-questions.ts';
import { makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { archiveRun, restoreTotals } from './archive-run.ts';

const suite = makeSuite({ 'a.md': 'one\ntwo\nthree\n' }, { revision: 3, ...fourQuestions });
const report = {
  ...scoreAnswers(
    suite,
    {
      q1: { answer: 'one, not wrong', citations: ['a.md:1'] },
      q2: { answer: 'they do not say', citations: ['a.md'] },
      q4: 'they do not say',
      q9: '?',
    },
    { mode: 'brain', tokens: 7 },
  ),
  brokenLines: [4],
  superseded: ['q2'],
};
const file = {
  path: 'content/runs/toy/run.json',
  commit: 'c'.repeat(40),
  hash: `sha256:${'1'.repeat(64)}`,
  log: null,
};
const context = { suite, seen: null, file, comparedWith: [{ a: 'run', b: 'other' }] };

test('of a run are kept its totals, each verdict with its flags, and where its file is', () => {
  const { questions, ...totals } = report;
  expect(questions).toHaveLength(4);
  expect(archiveRun(report, context)).toEqual({
    suite: 'toy',
    scorer: 1,
    keyRevision: 3,
    keyHash: suite.keyHash,
    docsHash: suite.docsHash,
    sawOtherDocuments: false,
    file,
    run: totals,
    questions: [
      { id: 'q1', verdict: 'grounded', flags: ['hedged'] },
      { id: 'q2', verdict: 'wrong', flags: ['document-only', 'over-refused'] },
      { id: 'q3', verdict: 'unanswered', flags: [] },
      { id: 'q4', verdict: 'refused', flags: [] },
    ],
    comparedWith: [{ a: 'run', b: 'other' }],
  });
  expect(totals).toMatchObject({ brokenLines: [4], unknownIds: ['q9'], superseded: ['q2'] });
});

test.each([
  ['the same documents', suite.docsHash, false],
  ['other documents', `sha256:${'2'.repeat(64)}`, true],
])('a run that saw %s says so', (_, docsHash, saw) => {
  const seen = { docsHash, keyHash: suite.keyHash, lines: {} };
  expect(archiveRun(report, { ...context, seen }).sawOtherDocuments).toBe(saw);
});

test('the totals come back as they were, without a question', () => {
  expect(restoreTotals(archiveRun(report, context))).toEqual({ ...report, questions: [] });
});
