import type { NodeKind } from '../brain/brain.ts';

const plurals: Readonly<Record<NodeKind, string>> = {
  folder: 'folders',
  document: 'documents',
  section: 'sections',
  card: 'cards',
  table: 'tables',
  list: 'lists',
  text: 'texts',
};

/** How many nodes of each kind there are, in words: `2 sections, 1 table`. */
export function countKinds(nodes: Iterable<{ readonly kind: NodeKind }>): string {
  const counts = new Map<NodeKind, number>();
  for (const { kind } of nodes) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Object.entries(plurals)
    .flatMap(([name, plural]) =>
      Array.from(counts).flatMap(([kind, count]) =>
        kind === name ? `${count} ${count === 1 ? kind : plural}` : [],
      ),
    )
    .join(', ');
}
