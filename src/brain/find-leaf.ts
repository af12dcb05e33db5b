import type { Brain, BrainNode } from './brain.ts';

/** Prepares the look-up of the one leaf that a line lies in; undefined for a line that no document has. */
export function createLeafFinder({
  nodes,
}: Brain): (path: string, line: number) => BrainNode | undefined {
  const leaves = Map.groupBy(
    [...nodes.values()].filter(({ path, children }) => path !== null && children.length === 0),
    ({ path }) => path,
  );
  return (path, line) => {
    const held = leaves.get(path) ?? [];
    let low = 0;
    let high = held.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const leaf = held[middle];
      if (leaf === undefined) return undefined;
      if (line < (leaf.start ?? 1)) high = middle - 1;
      else if (line > (leaf.end ?? 0)) low = middle + 1;
      else return leaf;
    }
    return undefined;
  };
}

/** A node and all that it lies in, the root first. */
export function listPath({ nodes }: Brain, id: string): BrainNode[] {
  const path: BrainNode[] = [];
  for (let node = nodes.get(id); node !== undefined; node = nodes.get(node.parent ?? ''))
    path.unshift(node);
  return path;
}
