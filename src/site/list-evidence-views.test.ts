import { expect, test } from 'vitest';
import { makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { buildCitationIndex } from './build-citation-index.ts';
import { nameDensity } from './line-density.ts';
import { groupCited, listEvidenceViews } from './list-evidence-views.ts';
import { listOtherCitations } from './list-other-citations.ts';

const suite = makeSuite(
  { 'a.md': 'one\ntwo\nthree', 'b.md': 'other' },
  {
    questions: [
      {
        id: 'q1',
        kind: 'k',
        question: '?',
        evidence: [{ path: 'a.md', text: 'two' }],
        accepted: [['x']],
      },
    ],
  },
);
const index = buildCitationIndex([
  scoreAnswers(suite, [{ id: 'q1', answer: 'x', citations: ['a.md:2-3', 'b.md', 'b.md:1'] }]),
  scoreAnswers(suite, [{ id: 'q1', answer: 'x', citations: ['a.md:3'] }]),
]);
const asked = index.askedOf('q1');

test('evidence stands among the citations of all runs', () => {
  const [question] = suite.key.questions;
  const set = question?.sets[0] ?? [];
  const [shown] = listEvidenceViews(set, groupCited(asked), asked.length, suite.documents);
  expect(shown?.density).toEqual({ counts: [0, 0, 1, 2], of: 2 });
  expect(shown?.runs).toBe(2);
  expect(shown?.view.blocks).toEqual([
    {
      kind: 'lines',
      lines: [
        { number: 1, state: 'context' },
        { number: 2, state: 'both' },
        { number: 3, state: 'cited' },
      ],
    },
  ]);
});

test('other documents are counted by run', () => {
  const [question] = suite.key.questions;
  if (question === undefined) throw new Error('the suite has a question');
  expect(listOtherCitations(question, asked)).toEqual([{ path: 'b.md', runs: 1 }]);
});

test.each([
  [0, 7, null],
  [1, 1000, 'd-1'],
  [1, 2, 'd-5'],
  [7, 7, 'd-10'],
  [0, 0, null],
])('%i of %i is drawn as %s', (runs, of, name) => {
  expect(nameDensity(runs, of)).toBe(name);
});
