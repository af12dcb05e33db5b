import { expect, test } from 'vitest';
import { buildBrain } from '../brain/build-brain.ts';
import { listVisits } from './list-visits.ts';

test('a log is a path through the tree', () => {
  const lines = ['# T', '', '## A', 'a', '## B', 'b'];
  const brain = buildBrain(new Map([['x/t.md', { path: 'x/t.md', lines, sha256: '' }]]), 2);
  const call = (tool: string, args: Record<string, unknown>) => ({
    tool,
    arguments: args,
    characters: 1,
  });
  const calls = [
    call('brain_open', {}),
    call('brain_open', { node: 'x' }),
    { ...call('brain_open', { node: 'nowhere' }), error: true as const },
    call('brain_search', { words: 'b', within: 'x/t.md' }),
    call('brain_read', { node: 'x/t.md', start: 6, end: 6 }),
    call('brain_read', { node: 'x/t.md:4' }),
    call('documents_list', {}),
  ];
  expect(listVisits(calls, brain).map(({ call: at, node }) => [at, node])).toEqual([
    [1, '/'],
    [2, 'x/'],
    [4, 'x/t.md'],
    [5, 'x/t.md#b'],
    [6, 'x/t.md#a'],
  ]);
});
