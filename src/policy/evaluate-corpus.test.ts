import { expect, test } from 'vitest';
import { buildCorpus, edge, fixture, item, task } from '../../tests/registry/build-corpus.ts';
import { sha256 } from '../text/sha256.ts';
import { evaluateCorpus } from './evaluate-corpus.ts';
import { policyNames } from './policies.ts';

const built = fixture(
  [
    item('x', 'one', { heat: 3 }),
    item('y', 'two', { heat: 2, supersededBy: 'z' }),
    item('z', '', { heat: 1 }),
    item('hidden', 'one', { heat: 9, project: 'other' }),
  ],
  {
    edges: [edge('x', 'z')],
    tasks: [
      task('one', { id: 'first', expected: ['x'], useful: ['x'] }),
      task('two', { id: 'second', expected: ['z'], useful: ['z'] }),
    ],
  },
);
const corpus = buildCorpus({ f: built, g: fixture([]), 'h "': fixture([], { tasks: [] }) });
const pairs = (selection?: Parameters<typeof evaluateCorpus>[1]) =>
  evaluateCorpus(corpus, selection).reports.map(({ fixture: name, policy }) => [name, policy]);

test('every fixture and policy once, in the order of the corpus and of the table', () => {
  const all = ['f', 'g', 'h "'].flatMap((name) => policyNames.map((policy) => [name, policy]));
  expect(pairs()).toEqual(all);
  expect(pairs({ fixtures: ['g'], policies: ['graph', 'scoped'] })).toEqual([
    ['g', 'scoped'],
    ['g', 'graph'],
  ]);
  expect(pairs({ fixtures: [] })).toEqual([]);
});

test('it names the corpus that it is of', () => {
  const { corpusHash, revision } = evaluateCorpus(corpus, { fixtures: [] });
  expect({ corpusHash, revision }).toEqual({ corpusHash: corpus.hash, revision: 1 });
});

test('a report has what its own policy packed for each task', () => {
  const packs = evaluateCorpus(corpus, { fixtures: ['f'], policies: ['feed_only', 'graph'] });
  expect(
    packs.reports.map(({ tasks }) => tasks.map(({ id, packed }) => [id, packed.map((p) => p.id)])),
  ).toEqual([
    [
      ['first', ['hidden', 'x', 'y', 'z']],
      ['second', ['hidden', 'x', 'y', 'z']],
    ],
    [
      ['first', ['x', 'z']],
      ['second', []],
    ],
  ]);
});

test('the hash is SHA-256 of the compact JSON of the report without it', () => {
  for (const { hash, ...report } of evaluateCorpus(corpus).reports)
    expect(hash).toBe(`sha256:${sha256(JSON.stringify(report))}`);
});
