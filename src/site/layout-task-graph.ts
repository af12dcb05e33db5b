import type { Edge, Fixture, Item, Task } from '../policy/corpus-schema.ts';

/** An item drawn in a task's graph; sizes are SVG units. */
export type GraphNode = {
  readonly item: Item;
  readonly inside: boolean;
  readonly role: 'expected' | 'useful' | 'other';
  readonly x: number;
  readonly y: number;
};

export type GraphEdge = {
  readonly edge: Edge;
  /** From the right or left side of its source to its target. */
  readonly path: string;
  readonly label: { readonly x: number; readonly y: number };
};

export type TaskGraph = {
  readonly width: number;
  readonly height: number;
  /** Left edge of what lies outside the grant; null where nothing outside is drawn. */
  readonly boundary: number | null;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
};

export const nodeSize = { width: 190, height: 34 };
const column = 290;
const row = 58;
const margin = { x: 16, y: 40 };

/**
 * Lays out the items that matter to a task: what any policy packed or left out inside the grant, what
 * its labels name, and what an edge joins to those. Columns go by hops from the packed matches; what
 * lies outside the grant stands in a column of its own.
 * @param matched ids that match the query, packed by the scoped policy
 * @param touched ids inside the grant that some policy packed or named
 */
export function layoutTaskGraph(
  { items, edges, grant }: Pick<Fixture, 'items' | 'edges' | 'grant'>,
  task: Task,
  matched: readonly string[],
  touched: readonly string[],
): TaskGraph {
  const byId = new Map(items.map((item) => [item.id, item]));
  const isInside = (id: string) => grant.includes(byId.get(id)?.project ?? '');
  const named = [
    ...task.expected,
    ...task.useful,
    ...(task.mistake?.needs ?? []),
    ...(task.mistake?.without ?? []),
  ];
  const seeds = new Set([
    ...matched,
    ...named,
    ...touched.filter((id) => edges.some(({ from, to }) => from === id || to === id)),
  ]);
  const near = edges.filter(({ from, to }) => seeds.has(from) || seeds.has(to));
  const drawn = new Set([...seeds, ...near.flatMap(({ from, to }) => [from, to])]);
  const columns = findColumns(drawn, matched, edges, isInside);
  const nodes = placeNodes(drawn, columns, byId, isInside, task);
  const byNode = new Map(nodes.map((node) => [node.item.id, node]));
  const outside = nodes.filter(({ inside }) => !inside);
  return {
    width: Math.max(...nodes.map(({ x }) => x), 0) + nodeSize.width + margin.x,
    height: Math.max(...nodes.map(({ y }) => y), 0) + nodeSize.height + margin.y / 2,
    boundary:
      outside.length === 0
        ? null
        : Math.min(...outside.map(({ x }) => x)) - (column - nodeSize.width) / 2,
    nodes,
    edges: edges.flatMap((edge) => drawEdge(edge, byNode.get(edge.from), byNode.get(edge.to))),
  };
}

/** Column 0 holds the matches, each next one what an edge reaches first; the last what lies outside. */
function findColumns(
  drawn: ReadonlySet<string>,
  matched: readonly string[],
  edges: readonly Edge[],
  isInside: (id: string) => boolean,
): Map<string, number> {
  const columns = new Map(matched.map((id) => [id, 0]));
  let frontier = [...matched];
  while (frontier.length > 0) {
    const next = edges.filter(
      ({ from, to }) =>
        frontier.includes(from) && drawn.has(to) && isInside(to) && !columns.has(to),
    );
    for (const { from, to } of next)
      if (!columns.has(to)) columns.set(to, (columns.get(from) ?? 0) + 1);
    frontier = next.map(({ to }) => to);
  }
  for (const id of drawn) if (isInside(id) && !columns.has(id)) columns.set(id, 0);
  const last = Math.max(0, ...columns.values()) + 1;
  for (const id of drawn) if (!isInside(id)) columns.set(id, last);
  return columns;
}

function placeNodes(
  drawn: ReadonlySet<string>,
  columns: ReadonlyMap<string, number>,
  byId: ReadonlyMap<string, Item>,
  isInside: (id: string) => boolean,
  task: Task,
): GraphNode[] {
  const filled = new Map<number, number>();
  return [...drawn].flatMap((id): GraphNode[] => {
    const item = byId.get(id);
    if (item === undefined) return [];
    const at = columns.get(id) ?? 0;
    const place = filled.get(at) ?? 0;
    filled.set(at, place + 1);
    const role = task.expected.includes(id)
      ? 'expected'
      : task.useful.includes(id)
        ? 'useful'
        : 'other';
    return [
      { item, inside: isInside(id), role, x: margin.x + at * column, y: margin.y + place * row },
    ];
  });
}

function drawEdge(edge: Edge, from: GraphNode | undefined, to: GraphNode | undefined): GraphEdge[] {
  if (from === undefined || to === undefined) return [];
  const isForward = to.x > from.x;
  const start = {
    x: from.x + (to.x < from.x ? 0 : nodeSize.width),
    y: from.y + nodeSize.height / 2,
  };
  const end = { x: to.x + (isForward ? 0 : nodeSize.width), y: to.y + nodeSize.height / 2 };
  // an edge over a whole column would run behind the boxes there, so it rises above them
  const lift = to.x - from.x > column ? 44 : 0;
  const bend = isForward ? (end.x - start.x) / 2 : 48;
  const path = `M${start.x} ${start.y}C${start.x + bend} ${start.y - lift} ${end.x - (isForward ? bend : -bend)} ${end.y - lift} ${end.x} ${end.y}`;
  const label = {
    x: isForward ? (start.x + end.x) / 2 : start.x + bend * 0.8,
    y: (start.y + end.y) / 2 - lift * 0.75 - 4,
  };
  return [{ edge, path, label }];
}
