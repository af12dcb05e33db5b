import type { BrainNodeView } from './brain-view.ts';
import { isPublishable } from './is-publishable.ts';

/** More nodes than these on one page are too many for a phone. */
export const mostNodesOnPage = 1000;

/** A page of a Brain: a node, and of its children those that stand here with what is below them. */
export type BrainPage = {
  readonly root: BrainNodeView;
  /** From 1; a node with very many children has several pages. */
  readonly part: number;
  readonly parts: number;
  readonly children: readonly BrainNodeView[];
  /** Ids of nodes on this page whose children stand on pages of their own. */
  readonly cut: ReadonlySet<string>;
};

/**
 * Shares a tree out to pages of about so many nodes. A tree that fits is one page. Of a larger one the
 * folders and documents stay together as long as they fit, and every document has a page of its own; where
 * they do not fit, every folder has one too. A node with too many children goes on over several pages.
 * @returns the pages of the root first
 */
export function paginateBrain(root: BrainNodeView, most = mostNodesOnPage): BrainPage[] {
  const cut = new Set(
    root.size <= most
      ? []
      : listCut(root, most)
          .filter(({ id, children }) => children.length > 0 && isPublishable(id))
          .map(({ id }) => id),
  );
  const chunks = root.size <= most ? [root.children] : chunkChildren(root.children, cut, most);
  const own = chunks.map((children, at) => ({
    root,
    part: at + 1,
    parts: chunks.length,
    children,
    cut,
  }));
  const inner = listBelow(root).filter(({ id }) => cut.has(id));
  return [...own, ...inner.flatMap((node) => paginateBrain(node, most))];
}

/** The page that shows each node; a node with a page of its own is there. */
export function indexBrainPages(pages: readonly BrainPage[]): ReadonlyMap<string, BrainPage> {
  const pageOf = new Map<string, BrainPage>();
  for (const page of pages) {
    if (page.part === 1) pageOf.set(page.root.id, page);
    for (const child of page.children)
      for (const { id } of listShown(child, page.cut)) pageOf.set(id, page);
  }
  return pageOf;
}

/** What a page's address ends in; empty for the Brain's own. */
export function nameBrainPage({ root, part }: Pick<BrainPage, 'root' | 'part'>): string {
  const path = root.id.replace(/\/$/, '');
  const name = part === 1 ? ['in', path] : ['part', String(part), path];
  return path === '' && part === 1 ? '' : name.filter((segment) => segment !== '').join('/');
}

/** A node and all nodes below it that the same page shows, in reading order. */
export function listShown(node: BrainNodeView, cut: ReadonlySet<string>): BrainNodeView[] {
  return cut.has(node.id)
    ? [node]
    : [node, ...node.children.flatMap((child) => listShown(child, cut))];
}

function listCut(root: BrainNodeView, most: number): readonly BrainNodeView[] {
  if (root.kind !== 'folder') return [];
  const outer = listBelow(root).filter(({ kind }) => kind === 'folder' || kind === 'document');
  return outer.length < most ? outer.filter(({ kind }) => kind === 'document') : root.children;
}

function listBelow(node: BrainNodeView): BrainNodeView[] {
  return node.children.flatMap((child) => [child, ...listBelow(child)]);
}

function chunkChildren(
  children: readonly BrainNodeView[],
  cut: ReadonlySet<string>,
  most: number,
): BrainNodeView[][] {
  const chunks: BrainNodeView[][] = [];
  let left = 0;
  for (const child of children) {
    const weight = listShown(child, cut).length;
    const last = chunks.at(-1);
    if (last === undefined || weight > left) {
      chunks.push([child]);
      left = most - weight;
    } else {
      last.push(child);
      left -= weight;
    }
  }
  return chunks.length === 0 ? [[]] : chunks;
}
