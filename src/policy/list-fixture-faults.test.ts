import { expect, test } from 'vitest';
import type { LenientFixture } from './lenient-corpus.ts';
import { listFixtureFaults } from './list-fixture-faults.ts';

const empty: LenientFixture = { grant: ['own'], items: [], edges: [], tasks: [] };
const item = (id: string | null, project: string | null = 'own') => ({ id, project });
const task = { id: 't', expected: [], useful: [] };

/** What could not be understood is null, and the schema tells of it; nothing here does. */
test.each<[string, Partial<LenientFixture>, string[]]>([
  ['nothing', {}, []],
  ['entries that are no objects', { items: [null], edges: [null], tasks: [null] }, []],
  ['ids that are no texts', { items: [item(null), item(null)] }, []],
  ['references that are no texts', { edges: [{ from: null, to: null }] }, []],
  [
    'expected and useful ids that are no texts',
    { items: [item(null)], tasks: [{ ...task, expected: [null], useful: [null] }] },
    [],
  ],
  [
    'an id twice, past one that is no text',
    { items: [item('a'), item(null), item('a')] },
    ['items.2.id is also the id of items[0]; ids are unique'],
  ],
  [
    'an expected item inside the grant that is not useful',
    { items: [item('a'), item('b')], tasks: [null, { ...task, expected: ['b'], useful: ['a'] }] },
    ['tasks.1.expected.0 is inside the grant and not useful; add it to useful or take it out here'],
  ],
  [
    'an expected item outside the grant',
    { items: [item('a', 'other'), item('b', null)], tasks: [{ ...task, expected: ['a', 'b'] }] },
    [],
  ],
  [
    'an expected item that is none',
    { tasks: [{ ...task, expected: ['a'] }] },
    ['tasks.0.expected.0 is the id of no item of this fixture; name one that exists'],
  ],
])('%s', (_, fixture, expected) => {
  const faults = listFixtureFaults({ ...empty, ...fixture });
  expect(faults.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual(expected);
});
