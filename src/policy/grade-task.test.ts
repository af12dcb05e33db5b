import { expect, test } from 'vitest';
import { buildCorpus, edge, fixture, item, task } from '../../tests/registry/build-corpus.ts';
import type { Fixture, Task } from './corpus-schema.ts';
import { evaluateCorpus } from './evaluate-corpus.ts';
import type { PolicyName } from './policies.ts';

function grade(policy: PolicyName, built: Fixture) {
  const [report] = evaluateCorpus(buildCorpus({ f: built }), { policies: [policy] }).reports;
  if (report === undefined) throw new Error('no report');
  return report;
}

const labels = (built: Fixture, policy: PolicyName) =>
  Object.fromEntries(
    grade(policy, built).tasks.flatMap(({ packed }) => packed.map(({ id, label }) => [id, label])),
  );

test('the first label that fits: leaked, stale, useful, irrelevant', () => {
  const built = fixture(
    [
      item('hidden', 'q', { project: 'other', supersededBy: 'wanted' }),
      item('stale', 'q', { supersededBy: 'middle' }),
      item('middle', 'q', { supersededBy: 'wanted' }),
      item('wanted', 'q'),
      item('plain', 'q'),
      item('old', '', { supersededBy: 'plain' }),
      item('cut', '', { supersededBy: 'hidden' }),
    ],
    {
      tasks: [task('q', { expected: ['wanted', 'hidden'], useful: ['wanted', 'stale', 'hidden'] })],
    },
  );
  expect(labels(built, 'scoped_padded')).toEqual({
    wanted: 'useful',
    plain: 'irrelevant',
    stale: 'stale',
    middle: 'stale',
    old: 'irrelevant',
    cut: 'irrelevant',
  });
  expect(labels(built, 'feed_only')).toMatchObject({ hidden: 'leaked' });
});

test('in a cycle the chain comes round to the item itself and ends', () => {
  const built = fixture(
    [item('a', 'q', { supersededBy: 'b' }), item('b', 'q', { supersededBy: 'a' })],
    { tasks: [task('q', { expected: ['a'], useful: ['a'] })] },
  );
  expect(labels(built, 'graph_wide')).toEqual({ a: 'stale', b: 'stale' });
});

test('a hidden expected item stays in the denominator and is never recall', () => {
  const built = fixture([item('hidden', 'q', { project: 'other' }), item('a', 'q')], {
    tasks: [task('q', { expected: ['hidden', 'a', 'a'], useful: ['a'] })],
  });
  expect(grade('feed_only', built).measures).toMatchObject({
    contextSourceRecall: { value: 1, of: 2 },
    reviewedUsefulness: { value: 1, of: 2 },
    scopeLeakage: 1,
  });
});

test.each<[string, Task['mistake'], PolicyName, number | null]>([
  ['no mistake task', undefined, 'graph', null],
  ['needs all packed', { needs: ['a', 'b'], without: [] }, 'graph', 1],
  ['one need missing', { needs: ['a', 'b'], without: [] }, 'scoped', 0],
  ['a hidden need packed', { needs: ['hidden'], without: [] }, 'feed_only', 0],
  ['without packed', { needs: ['a'], without: ['b'] }, 'graph', 0],
  ['a hidden without packed', { needs: [], without: ['hidden'] }, 'feed_only', 0],
  ['nothing needed', { needs: [], without: ['b'] }, 'scoped', 1],
])('mistakes avoided: %s', (_name, mistake, policy, expected) => {
  const built = fixture([item('a', 'q'), item('b'), item('hidden', 'q', { project: 'other' })], {
    edges: [edge('a', 'b')],
    tasks: [task('q', mistake === undefined ? {} : { mistake })],
  });
  expect(grade(policy, built).measures.repeatedMistakesAvoided).toEqual({
    value: expected,
    of: expected === null ? 0 : 1,
  });
});

test('an empty pack has no usefulness, and a task without expected items no recall', () => {
  expect(grade('scoped', fixture([item('a')])).measures).toEqual({
    contextSourceRecall: { value: null, of: 0 },
    reviewedUsefulness: { value: null, of: 0 },
    repeatedMistakesAvoided: { value: null, of: 0 },
    scopeLeakage: 0,
    irrelevantInjection: 0,
    staleInjection: 0,
    arcs: 0,
    tokens: 0,
  });
});

test('each label is counted as its own measure', () => {
  const built = fixture(
    [
      ...['h1', 'h2', 'h3', 'h4'].map((id) => item(id, '', { project: 'other' })),
      ...['s1', 's2'].map((id) => item(id, '', { supersededBy: 'u1' })),
      ...['u1', 'p1', 'p2', 'p3'].map((id) => item(id)),
    ].map((each) => ({ ...each, heat: 1, tokens: 10 })),
    { tasks: [task('q', { useful: ['u1'] })], grant: ['own'] },
  );
  expect(grade('scoped_padded', built).measures).toMatchObject({
    reviewedUsefulness: { value: 1, of: 6 },
    ...{ scopeLeakage: 0, irrelevantInjection: 3, staleInjection: 2, arcs: 6, tokens: 60 },
  });
  expect(grade('feed_only', built).measures).toMatchObject({
    ...{ scopeLeakage: 4, irrelevantInjection: 2, staleInjection: 0, arcs: 6 },
  });
});
