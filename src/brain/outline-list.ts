import type { ListItem } from './block.ts';
import { findFirstSentence } from './find-first-sentence.ts';
import { makeLeaf } from './make-leaf.ts';
import type { OutlineNode } from './outline.ts';
import { readCardId } from './read-card-id.ts';
import type { PlainReader } from './read-plain-text.ts';

/** A list, opened into cards where an item of it, or of a list in it, opens with an id. */
export function outlineList(
  items: readonly ListItem[],
  title: string,
  start: number,
  end: number,
  plain: PlainReader,
): OutlineNode {
  const [first] = items;
  const opening = first === undefined ? '' : findFirstSentence(plain(first.text));
  const summary = `${items.length === 1 ? '1 item' : `${items.length} items`}, the first: ${opening}`;
  const list = makeLeaf('list', title, 'list', summary, start, end);
  if (!items.some(holdsCard)) return list;
  return {
    ...list,
    children: listParts(items).map((part, at, parts) => {
      const from = at === 0 ? start : part.start;
      const to = (parts[at + 1]?.start ?? end + 1) - 1;
      return part.item === null
        ? outlineList(part.plain, 'List', from, to, plain)
        : outlineItem(part.item, from, to, plain);
    }),
  };
}

function holdsCard(item: ListItem): boolean {
  return readCardId(item.text) !== null || item.lists.some(({ items }) => items.some(holdsCard));
}

type ListPart = {
  readonly start: number;
  /** An item that is a card or holds one; null for a run of items without. */
  readonly item: ListItem | null;
  readonly plain: readonly ListItem[];
};

function listParts(items: readonly ListItem[]): ListPart[] {
  const parts: { start: number; item: ListItem | null; plain: ListItem[] }[] = [];
  for (const item of items) {
    const last = parts.at(-1);
    if (last !== undefined && item.start <= last.start) continue;
    if (holdsCard(item)) parts.push({ start: item.start, item, plain: [] });
    else if (last?.item === null) last.plain.push(item);
    else parts.push({ start: item.start, item: null, plain: [item] });
  }
  return parts;
}

function outlineItem(item: ListItem, start: number, end: number, plain: PlainReader): OutlineNode {
  const id = readCardId(item.text);
  const text = plain(item.text);
  const opening = findFirstSentence(text);
  const sentence = findFirstSentence(text.slice(opening.length)) || opening;
  const kind = id === null ? 'list' : 'card';
  const node = makeLeaf(kind, opening, id ?? 'list', sentence, start, end);
  const nested = item.lists.filter((list) => list.items.some(holdsCard) && list.start > start);
  const [first] = nested;
  if (first === undefined) return node;
  const lead = makeLeaf('text', 'Text', 'text', sentence, start, first.start - 1);
  return {
    ...node,
    children: [
      lead,
      ...nested.map((list, at) =>
        outlineList(list.items, 'List', list.start, (nested[at + 1]?.start ?? end + 1) - 1, plain),
      ),
    ],
  };
}
