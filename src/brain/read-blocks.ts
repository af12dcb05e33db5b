import type { Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Block, List, ListItem, Prose } from './block.ts';

const longestText = 1000;
const deepestList = 6;

const proseForms: Readonly<Partial<Record<RootContent['type'], Prose['form']>>> = {
  paragraph: 'paragraph',
  blockquote: 'quote',
  code: 'code',
  html: 'html',
  yaml: 'matter',
  definition: 'definition',
};

/** A top-level node of Markdown's tree as a block. @param above lines of the document before the tree */
export function readBlock(node: RootContent, above: number): Block {
  const extent = readExtent(node, above);
  if (node.type === 'heading')
    return { kind: 'heading', depth: node.depth, text: readText(node), ...extent };
  if (node.type === 'table') {
    const [header, ...rows] = node.children.map((row) => row.children.map(readText));
    return {
      kind: 'table',
      header: header ?? [],
      rows: rows.map(([first = '']) => first),
      ...extent,
    };
  }
  if (node.type === 'list') return { kind: 'list', items: readItems(node, above, 1), ...extent };
  const form = proseForms[node.type] ?? 'break';
  return { kind: 'prose', form, text: readText(node), ...extent };
}

function readItems(
  list: Extract<Nodes, { type: 'list' }>,
  above: number,
  depth: number,
): ListItem[] {
  return list.children.map((item) => ({
    text: readText(item),
    lists:
      depth === deepestList
        ? []
        : item.children.flatMap((child): List[] =>
            child.type === 'list'
              ? [
                  {
                    kind: 'list',
                    items: readItems(child, above, depth + 1),
                    ...readExtent(child, above),
                  },
                ]
              : [],
          ),
    ...readExtent(item, above),
  }));
}

function readExtent(node: Nodes, above: number): { start: number; end: number } {
  return {
    start: above + (node.position?.start.line ?? 1),
    end: above + (node.position?.end.line ?? 1),
  };
}

/** The text of the first part that holds any; never recursive, since quotes nest without bound. */
function readText(node: Nodes): string {
  let part = node;
  while (part.type === 'blockquote' || part.type === 'list' || part.type === 'listItem') {
    const [first] = part.children;
    if (first === undefined) return '';
    part = first;
  }
  if (part.type === 'definition') return (part.label ?? '').slice(0, longestText);
  return toString(part).slice(0, longestText);
}
