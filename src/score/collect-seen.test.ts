import { expect, test } from 'vitest';
import { readRun } from '../run/read-run.ts';
import { readKey } from '../suite/read-key.ts';
import type { Suite, SuiteDocument } from '../suite/suite.ts';
import { sha256 } from '../text/sha256.ts';
import { collectSeen } from './collect-seen.ts';

const documents = new Map<string, SuiteDocument>(
  ['b.md', 'a.md'].map((path) => [path, { path, lines: ['one', 'two', 'three'], sha256: '' }]),
);
const question = { kind: 'plain', question: '?', accepted: [['one']] };
const key = readKey(
  JSON.stringify({
    suite: 's',
    title: 'S',
    questions: ['q1', 'q2'].map((id) => ({
      id,
      ...question,
      evidence: [{ path: 'a.md', text: 'one' }],
    })),
  }),
  { file: 'questions.json', folder: 's', documents },
);
const suite: Suite = { name: 's', key, documents, keyHash: 'sha256:k', docsHash: 'sha256:d' };

test.each([
  [
    'ranges, repeats and both spellings',
    { q1: { answer: 'x', citations: ['b.md:2-3', 'a.md#L3', 'a.md:1', 'b.md:3', 'b.md:1'] } },
    { 'a.md': ['1', '3'], 'b.md': ['1', '2', '3'] },
  ],
  ['a document without lines', { q1: { answer: 'x', citations: ['a.md'] } }, {}],
  ['invalid citations', { q1: { answer: 'x', citations: ['a.md:4', 'c.md:1', 'a.md:2-1'] } }, {}],
  ['a blank answer', { q1: { answer: ' ** ', citations: ['a.md:1'] } }, {}],
  ['an unknown id', { q9: { answer: 'x', citations: ['a.md:1'] } }, {}],
])('%s', (_, answers, expected) => {
  const bytes = new TextEncoder().encode(JSON.stringify({ answers }));
  const seen = collectSeen(readRun(bytes, { file: 'r.json', id: 'r', suite: 's' }), suite);
  expect(seen).toMatchObject({ docsHash: 'sha256:d', keyHash: 'sha256:k' });
  const numbers = Object.entries(seen.lines).map(([path, lines]) => [path, Object.keys(lines)]);
  expect(Object.fromEntries(numbers)).toEqual(expected);
});

test('documents stand in the order of their paths, however they are cited', () => {
  const answers = { q1: { answer: 'x', citations: ['b.md:2', 'a.md:3'] }, q2: 'y' };
  const bytes = new TextEncoder().encode(JSON.stringify({ answers }));
  const seen = collectSeen(readRun(bytes, { file: 'r.json', id: 'r', suite: 's' }), suite);
  expect(Object.keys(seen.lines)).toEqual(['a.md', 'b.md']);
});

test('a line is known by the first 16 hex digits of its SHA-256', () => {
  const answers = { q1: { answer: 'x', citations: ['a.md:2'] } };
  const bytes = new TextEncoder().encode(JSON.stringify({ answers }));
  const run = readRun(bytes, { file: 'r.json', id: 'r', suite: 's' });
  expect(collectSeen(run, suite).lines).toEqual({ 'a.md': { '2': sha256('two').slice(0, 16) } });
});
