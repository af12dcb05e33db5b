import { rootId } from './brain.ts';
import type { Brain } from './brain.ts';
import { printChild } from './print-node.ts';

/** The Brain as an indented list, one node a line, with the number of nodes below it. */
export function printTree({ nodes }: Brain): string {
  const depths = new Map<string, number>();
  const rows = Array.from(nodes.values(), (node) => {
    const depth = node.id === rootId ? 0 : (depths.get(node.parent ?? rootId) ?? 0) + 1;
    depths.set(node.id, depth);
    return `${'  '.repeat(depth)}${printChild(node)}\n`;
  });
  return `${rows.join('')}${nodes.size} nodes\n`;
}
