import { expect, test } from 'vitest';
import { makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { buildCitationIndex } from './build-citation-index.ts';
import { listDocumentRows } from './list-document-rows.ts';
import { listPublishedDocuments } from './list-published-documents.ts';
import { listResting } from './list-resting.ts';

const suite = makeSuite(
  { 'a.md': '# A\nx', 'b/c/d.md': 'y', 'b/100%.md': 'z' },
  {
    questions: [
      {
        id: 'q1',
        kind: 'k',
        question: '?',
        evidence: [{ path: 'a.md', text: 'x' }],
        accepted: [['x']],
      },
    ],
  },
);

test('a document names its folder, what rests on it and who cites it', () => {
  const run = scoreAnswers(suite, [
    { id: 'q1', answer: 'x', citations: ['a.md', 'a.md:1', 'b/c/d.md:1'] },
  ]);
  const resting = listResting(suite);
  const rows = listDocumentRows(
    suite,
    buildCitationIndex([run]),
    (path) => resting.get(path) ?? [],
  );
  expect(rows.map((row) => [row.folder, row.name, row.top, row.questions, row.runs])).toEqual([
    ['', 'a.md', '', 1, 1],
    ['b/', '100%.md', 'b', 0, 0],
    ['b/c/', 'd.md', 'b', 0, 1],
  ]);
});

test('a document with a sign in its path that hosts garble has no page', () => {
  expect(listPublishedDocuments(suite).map(({ path }) => path)).toEqual(['a.md', 'b/c/d.md']);
});
