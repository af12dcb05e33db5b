import { expect, test } from 'vitest';
import { makeDocuments } from '../../tests/make-suite.ts';
import { buildBrain } from '../brain/build-brain.ts';
import { buildBrainView } from './build-brain-view.ts';
import { countKinds } from './count-kinds.ts';
import { listAsked, nameNode } from './name-node.ts';

const documents = makeDocuments({ 'f/g/a.md': '# A\n\nx\n\n## B\n\ny\n', 'f/empty.md': '' });
const view = buildBrainView(buildBrain(documents, 1), buildBrain(documents, 2), []);

test.each([
  ['/', { title: 'All documents', file: '', lines: '' }],
  ['f/', { title: '', file: 'f/', lines: '' }],
  ['f/g/', { title: '', file: 'g/', lines: '' }],
  ['f/g/a.md', { title: 'A', file: 'a.md', lines: 'lines 1–7' }],
  ['f/g/a.md#text', { title: '', file: '', lines: 'lines 1–4' }],
  ['f/g/a.md#b', { title: 'B', file: '', lines: 'lines 5–7' }],
])('%s', (id, named) => {
  const node = view.nodes.get(id);
  expect(node && nameNode(node)).toEqual(named);
});

test('an empty document says that it has no lines', () => {
  const node = view.nodes.get('f/empty.md');
  expect(node && nameNode(node).lines).toBe('no lines');
});

test('questions beyond twelve are counted, and those below only where a node has none', () => {
  const ids = Array.from({ length: 14 }, (_, at) => `q${at}`);
  expect(listAsked({ ...view.root, questions: ids, questionsWithin: 14 })).toEqual({
    ids: ids.slice(0, 12),
    more: 2,
    below: '',
  });
  expect(listAsked({ ...view.root, questionsWithin: 1 }).below).toBe('1 question below');
  expect(listAsked(view.root).below).toBe('');
});

test('kinds are counted in a fixed order', () => {
  expect(countKinds([{ kind: 'text' }, { kind: 'folder' }, { kind: 'text' }])).toBe(
    '1 folder, 2 texts',
  );
});
