import type { BrainView } from './brain-view.ts';
import type { PathStep } from './list-path-steps.ts';

/** The nodes of a path: what was done at each, and each with all that it lies in. */
export type MarkedPath = {
  /** By node, such as `opened 3, 12` and `read 14`. */
  readonly marks: ReadonlyMap<string, readonly string[]>;
  /** The marked nodes and their ancestors. */
  readonly shown: ReadonlySet<string>;
};

/** Marks each node that a run opened or read with the numbers of the calls. */
export function markPath(steps: readonly PathStep[], { nodes }: BrainView): MarkedPath {
  const visits = steps.filter(
    ({ node, act, isRefused }) =>
      node !== null && !isRefused && (act === 'opened' || act === 'read'),
  );
  const marks = new Map<string, readonly string[]>();
  const shown = new Set<string>();
  for (const [id, those] of Map.groupBy(visits, ({ node }) => node ?? '')) {
    const acts = Array.from(
      Map.groupBy(those, ({ act }) => act),
      ([act, calls]) => `${act} ${calls.map(({ number }) => number).join(', ')}`,
    );
    marks.set(id, acts);
    for (let node = nodes.get(id); node !== undefined; node = nodes.get(node.parent ?? ''))
      shown.add(node.id);
  }
  return { marks, shown };
}
