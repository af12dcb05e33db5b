import { rootId } from './brain.ts';
import type { Brain, BrainNode } from './brain.ts';
import { suggestNames } from './suggest-names.ts';

/** What an agent means by a node's name: the node, and lines where it wrote a citation. */
export type ResolvedNode = {
  readonly node: BrainNode;
  readonly lines: { readonly start: number; readonly end: number } | null;
};

/**
 * The node that a name means: its id, a folder's id without the slash, or a citation such as
 * `path:12-15`. A text that says which names are near where there is none.
 */
export function resolveNode({ nodes }: Brain, name: string): ResolvedNode | string {
  const id = name === '' || name === '.' ? rootId : name.replace(/^\.?\/(?=.)/, '');
  const node = nodes.get(name) ?? nodes.get(id) ?? nodes.get(`${id}/`);
  if (node !== undefined) return { node, lines: null };
  const [, path = '', start, end = start] =
    /^(.+?)(?::|#L)(\d{1,9})(?:-L?(\d{1,9}))?$/s.exec(id) ?? [];
  const cited = nodes.get(path);
  if (cited?.kind === 'document' && start !== undefined)
    return { node: cited, lines: { start: Number(start), end: Number(end) } };
  return `No node ${JSON.stringify(name.slice(0, 300))}. ${suggestNames(name, [...nodes.keys()])}`;
}
