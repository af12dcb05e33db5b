import { describe, expect, test } from 'vitest';
import { makeDocuments, makeRun, makeSuite } from '../../tests/make-suite.ts';
import { collectSeen } from '../score/collect-seen.ts';
import { createScorer } from '../score/create-scorer.ts';
import { findDrift, indexLines } from './find-drift.ts';
import { listFlips, takeSnapshot } from './snapshot.ts';

const key = {
  questions: [
    {
      id: 'q1',
      kind: 'x',
      question: '?',
      evidence: [{ path: 'a.md', text: 'seven' }],
      accepted: [['seven']],
    },
  ],
};
const before = makeSuite({ 'a.md': 'one\ntwo\nseven\nfour\n', 'b.md': 'alone\nlast\n' }, key);
const answers = {
  q1: { answer: 'seven', citations: ['a.md:3', 'a.md:1-2', 'b.md:2', 'b.md:1', 'a.md'] },
};
const run = makeRun({ mode: 'brain', answers });
const seen = collectSeen(run, before);
const citations = createScorer(before)(run).questions[0]?.citations ?? [];

describe('drift of citations', () => {
  test.each([
    [
      'the same documents',
      { 'a.md': 'one\ntwo\nseven\nfour\n', 'b.md': 'alone\nlast\n' },
      ['same', 'same', 'same', 'same', 'unknown'],
    ],
    [
      'a line put in above',
      { 'a.md': 'zero\none\ntwo\nseven\n', 'b.md': 'alone\nlast\n' },
      ['moved a.md:4-4', 'moved a.md:2-3', 'same', 'same', 'unknown'],
    ],
    [
      'a document renamed',
      { 'a.md': 'one\ntwo\nseven\n', 'c.md': 'x\nalone\nlast\n' },
      ['same', 'same', 'moved c.md:3-3', 'moved c.md:2-2', 'unknown'],
    ],
    [
      'a document removed',
      { 'a.md': 'one\ntwo\nseven\n' },
      ['same', 'same', 'gone', 'gone', 'unknown'],
    ],
    [
      'lines reworded and cut',
      { 'a.md': 'one\n2\nseven!\n', 'b.md': 'alone\n' },
      ['changed', 'changed', 'gone', 'same', 'unknown'],
    ],
  ])('%s', (_name, texts, expected) => {
    const index = indexLines(makeDocuments(texts));
    const states = citations.map((citation) => {
      const drift = findDrift(citation, seen, index);
      return drift.state === 'moved'
        ? `moved ${drift.to.path}:${drift.to.start}-${drift.to.end}`
        : drift.state;
    });
    expect(states).toEqual(expected);
  });

  test('a run that kept no lines cannot tell', () => {
    const index = indexLines(before.documents);
    expect(citations.map((citation) => findDrift(citation, null, index).state)).toEqual(
      Array(5).fill('unknown'),
    );
  });
});

describe('verdicts that flipped since a snapshot', () => {
  const snapshot = (suite: typeof before, text: object = answers) =>
    takeSnapshot(suite, [createScorer(suite)(makeRun({ mode: 'brain', answers: text }))]);
  const reworded = {
    questions: key.questions.map((question) => ({ ...question, accepted: [['eight']] })),
  };

  test.each([
    ['nothing', snapshot(before), []],
    ['the answer', snapshot(before, { q1: 'nine' }), [['grounded', 'wrong', ['answer']]]],
    [
      'the key',
      snapshot(makeSuite({ 'a.md': 'one\ntwo\nseven\nfour\n', 'b.md': 'alone\nlast\n' }, reworded)),
      [['grounded', 'wrong', ['key']]],
    ],
    [
      'the documents',
      snapshot(makeSuite({ 'a.md': 'one\ntwo\nfour\nseven\n' }, key)),
      [['grounded', 'right', ['documents']]],
    ],
    [
      'the scorer',
      { ...snapshot(before, { q1: 'nine' }), scorer: 2 },
      [['grounded', 'wrong', ['answer', 'scorer']]],
    ],
  ])('%s changed', (_name, now, expected) => {
    expect(
      listFlips(snapshot(before), now).map(({ from, to, causes }) => [from, to, causes]),
    ).toEqual(expected);
  });
});
