import { z } from 'zod';
import { rootId } from '../brain/brain.ts';
import type { Brain } from '../brain/brain.ts';
import { createLeafFinder } from '../brain/find-leaf.ts';
import { resolveNode } from '../brain/resolve-node.ts';
import type { LoggedCall } from './tool-log.ts';

/** One step of a run through the tree. */
export type Visit = {
  /** The number of the call in the log, from 1. */
  readonly call: number;
  readonly tool: string;
  /** The node that was opened, read from or searched in; the leaf where a read named lines. */
  readonly node: string;
};

const place = z.object({
  node: z.string().optional(),
  within: z.string().optional(),
  start: z.int().optional(),
});

/** The path that a Brain run took, from its log; refused calls and unknown nodes are left out. */
export function listVisits(calls: readonly LoggedCall[], brain: Brain): Visit[] {
  const findLeaf = createLeafFinder(brain);
  return calls.flatMap(({ tool, arguments: args, error }, at) => {
    const named = place.safeParse(args);
    if (error === true || !named.success || !tool.startsWith('brain_')) return [];
    const { node: name, within, start } = named.data;
    const found = resolveNode(brain, name ?? within ?? rootId);
    if (typeof found === 'string') return [];
    const line = start ?? found.lines?.start;
    const leaf = line === undefined ? undefined : findLeaf(found.node.path ?? '', line);
    return [{ call: at + 1, tool, node: leaf?.id ?? found.node.id }];
  });
}
