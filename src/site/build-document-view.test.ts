import { expect, test } from 'vitest';
import { makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { buildCitationIndex } from './build-citation-index.ts';
import { buildDocumentView } from './build-document-view.ts';
import { listResting } from './list-resting.ts';

const suite = makeSuite(
  { 'a.md': 'first 14 days\nsecond 30 days\nthird\nfourth\nfifth', 'b.md': 'other 14 days' },
  {
    questions: [
      {
        id: 'q1',
        kind: 'k',
        question: '?',
        evidence: [{ path: 'a.md', text: 'first' }],
        alternatives: [[{ path: 'b.md', text: 'other' }]],
        accepted: [['14 days']],
        distractors: ['30 days'],
      },
      {
        id: 'q2',
        kind: 'k',
        question: '?',
        evidence: [{ path: 'a.md', text: 'fifth' }],
        accepted: [['x']],
      },
    ],
  },
);

function view(...citations: string[][]) {
  const runs = citations.map((cited, at) => ({
    ...scoreAnswers(suite, [{ id: 'q1', answer: 'y', citations: cited }]),
    id: `run-${at}`,
    date: `2026-01-0${at + 1}`,
  }));
  const document = suite.documents.get('a.md');
  if (document === undefined) throw new Error('the suite has no a.md');
  const resting = listResting(suite).get('a.md') ?? [];
  return buildDocumentView(document, suite.key.questions, resting, buildCitationIndex(runs));
}

test('without runs all evidence is uncited and nothing else is marked', () => {
  const { lines, runs } = view();
  expect(runs).toEqual([]);
  expect(lines.map(({ state }) => state)).toEqual([
    'evidence',
    'context',
    'context',
    'context',
    'evidence',
  ]);
});

test('evidence counts as cited only where a run cites it for its own question', () => {
  const { lines } = view(['a.md:1-2', 'a.md:5'], ['a.md:2']);
  expect(lines.map(({ state, runs }) => [state, runs])).toEqual([
    ['both', 1],
    ['cited', 2],
    ['context', 0],
    ['context', 0],
    ['evidence', 1],
  ]);
  expect(lines[0]?.evidence).toEqual([
    { question: 'q1', line: 1, path: 'a.md', set: 1, sets: 2, cited: 1, asked: 2 },
  ]);
});

test('a line with a distractor tells how many runs take it for the evidence', () => {
  const { lines } = view(['a.md:2'], ['a.md:1']);
  expect(
    lines.flatMap(({ number, lookAlikes }) => lookAlikes.map((each) => [number, each])),
  ).toEqual([[2, { question: 'q1', value: '30 days', cited: 1, asked: 2 }]]);
});

test('every cited range of several lines has an address, once, and a stretch names its runs', () => {
  const { lines, runs, wholly } = view(['a.md:2-4'], ['a.md:2-4', 'a.md:2-3', 'a.md'], ['b.md']);
  expect(lines.map(({ anchors }) => anchors)).toEqual([
    [],
    [
      { start: 2, end: 3 },
      { start: 2, end: 4 },
    ],
    [],
    [],
    [],
  ]);
  expect(runs.map(({ id }) => id)).toEqual(['run-1', 'run-0']);
  expect(wholly).toBe(1);
  expect(lines.flatMap(({ stretch }) => stretch ?? [])).toMatchObject([
    { span: { start: 2, end: 3 }, runs: 2, questions: [{ id: 'q1', runs: 2 }] },
    { span: { start: 4, end: 4 }, runs: 2, questions: [{ id: 'q1', runs: 2 }] },
  ]);
});

test('ranges that other pages link to have an address, too', () => {
  const document = suite.documents.get('a.md');
  if (document === undefined) throw new Error('the suite has no a.md');
  const linked = [
    { start: 1, end: 5 },
    { start: 3, end: 3 },
  ];
  const index = buildCitationIndex([]);
  const { lines } = buildDocumentView(document, suite.key.questions, [], index, linked);
  expect(lines.flatMap(({ anchors }) => anchors)).toEqual([{ start: 1, end: 5 }]);
});

test('a document that very many runs cite names few of them', () => {
  const many = Array.from({ length: 60 }, () => ['a.md:1-5']);
  const [stretch] = view(...many).lines.flatMap((line) => line.stretch ?? []);
  expect(stretch?.runs).toBe(60);
  expect(stretch?.questions[0]?.named.length).toBe(20);
});
