import { expect, test } from 'vitest';
import { buildCorpus, edge, fixture, item, task } from '../../tests/registry/build-corpus.ts';
import { evaluateCorpus } from './evaluate-corpus.ts';
import type { Fixture } from './corpus-schema.ts';
import type { PolicyName } from './policies.ts';

function pack(policy: PolicyName, built: Fixture) {
  const { reports } = evaluateCorpus(buildCorpus({ f: built }), { policies: [policy] });
  const [first] = reports[0]?.tasks ?? [];
  return {
    packed: first?.packed.map(({ id }) => id),
    leftOut: first?.leftOut.map(({ id, reason }) => `${id} ${reason}`),
    because: first?.packed.map(({ because }) => because),
    labels: first?.packed.map(({ label }) => label),
  };
}

const ids = (count: number, start = 0) =>
  Array.from({ length: count }, (_, at) => `i${String(at + start).padStart(2, '0')}`);

test('feed_only packs the hottest of the whole fixture, ties by code points, and names nothing', () => {
  const built = fixture([
    item('cold', 'q', { heat: 1 }),
    item('\u{1f600}', '', { heat: 5 }),
    item('\uffff', '', { heat: 5 }),
    item('hidden', 'q', { heat: 9, project: 'other' }),
    item('big', '', { heat: 4, tokens: 601 }),
    item('a', '', { heat: 3 }),
    item('b', '', { heat: 3 }),
    item('c', '', { heat: 3 }),
  ]);
  expect(pack('feed_only', built)).toMatchObject({
    packed: ['hidden', '\uffff', '\u{1f600}', 'a', 'b', 'c'],
    leftOut: [],
    labels: ['leaked', ...Array(5).fill('irrelevant')],
  });
});

test('matches come by distinct query words, then heat, then id', () => {
  const built = fixture(
    [
      item('two', 'red blue'),
      item('one-hot', 'red red red', { heat: 2 }),
      item('b', 'red', { heat: 1 }),
      item('a', '', { heat: 1, title: 'Blue?' }),
      item('stem', 'reds bluest', { heat: 9 }),
      item('none', 'the of', { heat: 9 }),
      item('hidden', 'red blue', { project: 'Own' }),
    ],
    { tasks: [task('the red, RED *blue* of')] },
  );
  expect(pack('scoped', built)).toMatchObject({
    packed: ['two', 'one-hot', 'a', 'b'],
    because: ['matches red, blue', 'matches red', 'matches blue', 'matches red'],
    leftOut: [],
  });
});

test('limits are inclusive, and what does not fit is named, skipped, and the next tried', () => {
  const exact = [item('a', 'q', { heat: 3, tokens: 450 }), item('b', 'q', { tokens: 450 })];
  expect(pack('scoped', fixture(exact))).toMatchObject({ packed: ['a', 'b'], leftOut: [] });
  const built = fixture([
    item('a', 'q', { heat: 3, tokens: 500 }),
    item('b', 'q', { heat: 2, tokens: 401 }),
    item('c', 'q', { heat: 1, tokens: 400 }),
    item('empty', 'q', { tokens: 0 }),
  ]);
  expect(pack('scoped', built)).toMatchObject({
    packed: ['a', 'c', 'empty'],
    leftOut: ['b over_budget'],
  });
  const seven = fixture(ids(7).map((id) => item(id, 'q', { tokens: 1 })));
  expect(pack('scoped', seven)).toMatchObject({
    packed: ids(6),
    leftOut: ['i06 over_budget'],
  });
});

test('scoped leaves out and names what a visible direct successor replaces, matching or not', () => {
  const built = fixture([
    item('over', 'q', { heat: 9, tokens: 901 }),
    item('old', 'q', { heat: 8, supersededBy: 'new' }),
    item('new', 'unrelated'),
    item('kept', 'q', { supersededBy: 'hidden' }),
    item('hidden', 'q', { project: 'other', supersededBy: 'new' }),
    item('unmatched', '', { supersededBy: 'new' }),
    item('big-old', 'q', { tokens: 901, supersededBy: 'new' }),
  ]);
  expect(pack('scoped', built)).toMatchObject({
    packed: ['kept'],
    leftOut: ['old superseded', 'big-old superseded', 'over over_budget'],
  });
});

test.each<[PolicyName, object]>([
  ['scoped', { packed: ['d'], leftOut: ['a superseded', 'b superseded', 'c superseded'] }],
  ['graph', { packed: ['d'], leftOut: ['a superseded', 'b superseded', 'c superseded'] }],
  ['graph_wide', { packed: ['a', 'b', 'c', 'd'], leftOut: [] }],
  ['scoped_padded', { packed: ['d', 'a', 'b', 'c', 'e'], leftOut: [] }],
])('%s ends in a supersession cycle', (policy, expected) => {
  const built = fixture([
    item('a', 'q', { heat: 9, supersededBy: 'b' }),
    item('b', 'q', { heat: 8, supersededBy: 'a' }),
    item('c', 'q', { heat: 7, supersededBy: 'c' }),
    item('d', 'q', { heat: 6, supersededBy: 'hidden' }),
    item('e', '', {}),
    item('hidden', 'q', { project: 'other', supersededBy: 'd' }),
  ]);
  expect(pack(policy, built)).toMatchObject(expected);
});

test('graph hops once, in pack order, then edge order, over accepted edges inside the grant', () => {
  const built = fixture(
    [
      item('second', 'q', { heat: 1 }),
      item('first', 'q', { heat: 2 }),
      ...['t1', 't2', 't3', 'proposed', 'far', 'newer', 'back'].map((id) => item(id)),
      item('old', '', { supersededBy: 'newer' }),
      item('hidden', '', { project: 'other' }),
      item('behind'),
    ],
    {
      edges: [
        edge('second', 't3', { type: 'resolved_by' }),
        edge('first', 't2', { type: 'decided_by', inferred: true }),
        edge('first', 't1'),
        edge('first', 't2'),
        edge('first', 'proposed', { state: 'proposed' }),
        edge('first', 'newer', { type: 'supersedes' }),
        edge('first', 'hidden'),
        edge('hidden', 'behind'),
        edge('t1', 'far'),
        edge('back', 'first'),
        edge('first', 'old'),
        edge('first', 'first'),
        edge('first', 'second'),
      ],
    },
  );
  expect(pack('graph', built)).toEqual({
    packed: ['first', 'second', 't2', 't1', 't3'],
    leftOut: ['old superseded'],
    because: [
      'matches q',
      'matches q',
      'decided_by edge from first (accepted, inferred)',
      'related edge from first (accepted)',
      'resolved_by edge from second (accepted)',
    ],
    labels: Array(5).fill('irrelevant'),
  });
});

test('graph does not hop from what did not fit or was left out', () => {
  const built = fixture(
    [
      item('big', 'q', { tokens: 901 }),
      item('old', 'q', { supersededBy: 'new' }),
      item('new'),
      item('x'),
      item('y'),
    ],
    { edges: [edge('big', 'x'), edge('old', 'y')] },
  );
  expect(pack('graph', built)).toMatchObject({
    packed: [],
    leftOut: ['old superseded', 'big over_budget'],
  });
});

test('graph names a target that it reached and could not fit', () => {
  const built = fixture([...ids(6).map((id) => item(id, 'q')), item('x')], {
    edges: [edge('i03', 'x'), edge('i04', 'x')],
  });
  expect(pack('graph', built)).toMatchObject({ packed: ids(6), leftOut: ['x over_budget'] });
});

test('graph_wide hops twice over any edge, from new to old guidance too, superseded or not', () => {
  const built = fixture(
    [
      item('new', 'q', { heat: 1 }),
      item('match-old', 'q', { supersededBy: 'new' }),
      item('old', '', { supersededBy: 'new' }),
      item('older', '', { supersededBy: 'old' }),
      item('oldest', '', { supersededBy: 'older' }),
      item('p'),
      item('hidden', '', { project: 'other' }),
      item('behind'),
    ],
    {
      edges: [
        edge('new', 'old', { type: 'supersedes' }),
        edge('old', 'older', { type: 'supersedes', state: 'proposed' }),
        edge('older', 'oldest', { type: 'supersedes' }),
        edge('new', 'p', { state: 'proposed' }),
        edge('new', 'hidden'),
        edge('hidden', 'behind'),
      ],
    },
  );
  expect(pack('graph_wide', built)).toMatchObject({
    packed: ['new', 'match-old', 'old', 'p', 'older'],
    leftOut: [],
  });
});

test('graph_wide does not hop from old guidance to new', () => {
  const built = fixture([item('old', 'q', { supersededBy: 'new' }), item('new')], {
    edges: [edge('new', 'old', { type: 'supersedes' })],
  });
  expect(pack('graph_wide', built)).toMatchObject({ packed: ['old'], leftOut: [] });
});

test('graph_wide matches at its own limits', () => {
  const built = fixture(ids(13).map((id) => item(id, 'q', { tokens: 150 })));
  expect(pack('graph_wide', built)).toMatchObject({
    packed: ids(12),
    leftOut: ['i12 over_budget'],
  });
});

test('scoped_padded packs scoped at its limits, then the hottest inside, and names no padding', () => {
  const built = fixture([
    ...ids(7).map((id, at) => item(id, 'q', { heat: 20 - at })),
    item('old', 'q', { heat: 30, supersededBy: 'i00' }),
    item('big', 'q', { heat: 29, tokens: 1300 }),
    item('hidden', 'q', { heat: 31, project: 'other' }),
    ...ids(5, 20).map((id, at) => item(id, '', { heat: 10 - at })),
  ]);
  expect(pack('scoped_padded', built)).toMatchObject({
    packed: [...ids(6), 'old', 'i06', ...ids(4, 20)],
    leftOut: ['big over_budget'],
  });
});

test('an empty grant sees nothing', () => {
  const built = fixture([item('a', 'q')], { grant: [], edges: [edge('a', 'a')] });
  for (const policy of ['scoped', 'graph', 'graph_wide', 'scoped_padded'] as const)
    expect(pack(policy, built)).toMatchObject({ packed: [], leftOut: [] });
});

test('padding takes nothing twice, and what was packed keeps its reason', () => {
  const built = fixture([
    item('a', 'q', { heat: 9, tokens: 800 }),
    item('b', '', { heat: 8, tokens: 1000 }),
  ]);
  expect(pack('scoped_padded', built)).toMatchObject({
    packed: ['a', 'b'],
    because: ['matches q', 'padding: hottest remaining inside the grant'],
  });
});
