import { expect, test } from 'vitest';
import type { Edge, Item, Task } from '../policy/corpus-schema.ts';
import { layoutTaskGraph } from './layout-task-graph.ts';

const item = (id: string, project = 'mine'): Item => ({
  id,
  kind: 'arc',
  project,
  title: id,
  text: id,
  heat: 0,
  tokens: 1,
});
const edge = (from: string, to: string): Edge => ({
  from,
  to,
  type: 'related',
  state: 'accepted',
  inferred: false,
});
const task: Task = {
  id: 't',
  case: 'held_out_incident',
  query: 'q',
  expected: ['b'],
  useful: ['b'],
};

test('columns go by hops from the matches, and what lies outside the grant has the last one', () => {
  const items = [item('a'), item('b'), item('c'), item('far'), item('secret', 'theirs')];
  const edges = [edge('a', 'b'), edge('b', 'c'), edge('c', 'a'), edge('a', 'secret')];
  const graph = layoutTaskGraph({ items, edges, grant: ['mine'] }, task, ['a'], ['a', 'b']);
  const columns = new Map(graph.nodes.map((node) => [node.item.id, node.x]));
  expect([...columns.keys()]).toEqual(['a', 'b', 'c', 'secret']);
  expect(columns.get('a')).toBeLessThan(columns.get('b') ?? 0);
  expect(columns.get('b')).toBeLessThan(columns.get('c') ?? 0);
  expect(graph.boundary).toBeGreaterThan(columns.get('c') ?? 0);
  expect(graph.boundary).toBeLessThan(columns.get('secret') ?? 0);
  expect(graph.edges).toHaveLength(4);
});

test('no two boxes share a place', () => {
  const items = Array.from({ length: 9 }, (_, at) => item(`i${at}`));
  const edges = items.slice(1).map(({ id }, at) => edge(`i${Math.floor(at / 2)}`, id));
  const graph = layoutTaskGraph(
    { items, edges, grant: ['mine'] },
    { ...task, expected: [], useful: [] },
    ['i0'],
    items.map(({ id }) => id),
  );
  const places = graph.nodes.map(({ x, y }) => `${x},${y}`);
  expect(new Set(places).size).toBe(9);
  expect(graph.boundary).toBeNull();
});
