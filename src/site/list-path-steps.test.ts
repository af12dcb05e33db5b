import { expect, test } from 'vitest';
import { makeDocuments } from '../../tests/make-suite.ts';
import { buildBrain } from '../brain/build-brain.ts';
import { buildBrainView } from './build-brain-view.ts';
import { listPathSteps } from './list-path-steps.ts';
import { markPath } from './mark-path.ts';
import { tallySteps } from './tally-steps.ts';

const documents = makeDocuments({ 'f/a.md': '# A\n\n## One\n\nx\n\n## Two\n\ny\n' });
const brain = buildBrain(documents, 2);
const view = buildBrainView(buildBrain(documents, 1), brain, []);
const call = (tool: string, given: Record<string, unknown>, more: object = {}) => ({
  tool,
  arguments: given,
  characters: 10,
  ...more,
});
const blank = { node: null, unknown: null, lines: null, words: null };

test.each([
  ['the root', call('brain_open', {}), { act: 'opened', node: '/' }],
  ['a folder without its slash', call('brain_open', { node: 'f' }), { act: 'opened', node: 'f/' }],
  [
    'lines of a node',
    call('brain_read', { node: 'f/a.md', start: 3, end: 5 }),
    { act: 'read', node: 'f/a.md', lines: { start: 3, end: 5 } },
  ],
  [
    'a citation as a node',
    call('brain_read', { node: 'f/a.md:3' }),
    { act: 'read', node: 'f/a.md', lines: { start: 3, end: 3 } },
  ],
  [
    'lines from one on',
    call('brain_read', { node: 'f/a.md', start: 3 }),
    { act: 'read', node: 'f/a.md', lines: { start: 3, end: null } },
  ],
  [
    'an unknown node',
    call('brain_read', { node: 'g' }, { error: true }),
    { act: 'read', unknown: 'g' },
  ],
  [
    'a search within',
    call('brain_search', { words: 'x', within: 'f/a.md#one' }),
    { act: 'searched', node: 'f/a.md#one', words: 'x' },
  ],
  ['a document', call('documents_read', { path: 'f/a.md' }), { act: 'read', node: 'f/a.md' }],
  ['a search', call('documents_search', { text: 'y' }), { act: 'searched', words: 'y' }],
  ['the list', call('documents_list', {}), { act: 'listed' }],
  ['a name that is no text', call('brain_read', { node: 3 }), { act: 'read' }],
  ['another tool', call('toString', {}), { act: 'called' }],
])('%s', (_, logged, step) => {
  const isRefused = 'error' in logged;
  expect(listPathSteps([logged], brain)).toEqual([
    { ...blank, number: 1, tool: logged.tool, characters: 10, isRefused, ...step },
  ]);
});

const steps = listPathSteps(
  [
    call('brain_open', {}),
    call('brain_open', { node: 'f/a.md' }),
    call('brain_read', { node: 'f/a.md#one' }),
    call('brain_read', { node: 'f/a.md#two' }, { error: true }),
    call('brain_search', { words: 'x', within: 'f/' }),
    call('brain_read', { node: 'f/a.md' }),
    call('brain_open', { node: 'f/a.md' }),
  ],
  brain,
);

test('nodes are marked with the calls that opened and read them, and stand with all above', () => {
  const { marks, shown } = markPath(steps, view);
  expect(Object.fromEntries(marks)).toEqual({
    '/': ['opened 1'],
    'f/a.md': ['opened 2, 7', 'read 6'],
    'f/a.md#one': ['read 3'],
  });
  expect([...shown].toSorted()).toEqual(['/', 'f/', 'f/a.md', 'f/a.md#one']);
});

test('a tally counts different nodes and leaves refused calls out of them', () => {
  expect(tallySteps(steps)).toEqual({
    calls: 7,
    opened: 2,
    read: 2,
    searches: 1,
    refused: 1,
    characters: 70,
  });
});
