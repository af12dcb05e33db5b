import type { Block, ListItem, Table } from './block.ts';
import { cutText } from './cut-text.ts';
import { findFirstSentence } from './find-first-sentence.ts';
import { joinNames } from './join-names.ts';
import type { OutlineNode, Summaries } from './outline.ts';
import { readCardId } from './read-card-id.ts';

/** Takes the Markdown marks off a text. */
export type PlainReader = (markdown: string) => string;

const longestTitle = 100;
const longestNames = 300;

/**
 * The leaves and lists of some blocks that follow each other with no section between them; together
 * they hold every line from `start` to `end`.
 */
export function outlineBlocks(
  blocks: readonly Block[],
  start: number,
  end: number,
  plain: PlainReader,
): OutlineNode[] {
  const groups = groupBlocks(blocks);
  return groups.map((group, at) => {
    const [first] = group;
    const from = at === 0 ? start : (first?.start ?? start);
    const to = (groups[at + 1]?.[0]?.start ?? end + 1) - 1;
    const before = groups[at - 1]?.at(-1);
    if (first?.kind === 'table') return outlineTable(first, before, from, to, plain);
    if (first?.kind === 'list')
      return outlineItems(first.items, nameList(before, plain), from, to, plain);
    return outlineText(group, from, to, plain);
  });
}

/** Tables and lists stand alone; what is between them stays together. */
function groupBlocks(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const kind = groups.at(-1)?.[0]?.kind;
    const isText = block.kind === 'prose' || block.kind === 'heading';
    if (isText && (kind === 'prose' || kind === 'heading')) groups.at(-1)?.push(block);
    else groups.push([block]);
  }
  return groups;
}

function outlineText(
  group: readonly Block[],
  start: number,
  end: number,
  plain: PlainReader,
): OutlineNode {
  const title = group.every(({ kind }) => kind === 'heading') ? 'Heading' : 'Text';
  return leaf('text', title, 'text', summarizeBoth(describeText(group, plain)), start, end);
}

/** The first sentence of the first paragraph; failing that, what the text consists of. */
export function describeText(group: readonly Block[], plain: PlainReader): string {
  const prose = group.filter((block) => block.kind === 'prose');
  const paragraph =
    prose.find(({ form }) => form === 'paragraph') ?? prose.find(({ form }) => form === 'quote');
  const sentence = paragraph === undefined ? '' : findFirstSentence(plain(paragraph.text));
  if (sentence !== '') return sentence;
  const [other] = prose;
  if (other === undefined) return '';
  return formNames[other.form];
}

const formNames = {
  paragraph: 'Text without words.',
  quote: 'A quotation.',
  code: 'A block of code.',
  html: 'A block of HTML.',
  matter: 'Front matter.',
  definition: 'Link definitions.',
  break: 'A divider.',
} as const;

function outlineTable(
  table: Table,
  before: Block | undefined,
  start: number,
  end: number,
  plain: PlainReader,
): OutlineNode {
  const header = joinNames(
    table.header.map(plain).filter((cell) => cell !== ''),
    longestNames,
  );
  const caption = readLeadIn(before, plain);
  const name = caption ?? (header === '' ? 'A table.' : `Table of ${header}`);
  const rows = table.rows.map(plain).filter((cell) => cell !== '');
  const summaries = {
    1: name,
    2:
      rows.length === 0
        ? name
        : `${name}${/[.:]$/.test(name) ? '' : '.'} Rows: ${joinNames(
            rows.map((row) => cutText(row, 80)),
            longestNames,
          )}`,
  };
  return leaf('table', cutText(name, longestTitle), 'table', summaries, start, end);
}

/** A one-line paragraph right before that ends with a colon or begins with the word Table. */
function readLeadIn(before: Block | undefined, plain: PlainReader): string | null {
  if (before?.kind !== 'prose' || before.form !== 'paragraph') return null;
  const text = plain(before.text);
  return text.length <= 200 && (/:$/.test(text) || /^table\b/i.test(text)) ? text : null;
}

function nameList(before: Block | undefined, plain: PlainReader): string {
  return cutText(readLeadIn(before, plain) ?? 'List', longestTitle);
}

/** A list, opened into cards where an item of it, or of a list in it, opens with an id. */
function outlineItems(
  items: readonly ListItem[],
  title: string,
  start: number,
  end: number,
  plain: PlainReader,
): OutlineNode {
  const [first] = items;
  const opening = first === undefined ? '' : findFirstSentence(plain(first.text));
  const summary = `${items.length === 1 ? '1 item' : `${items.length} items`}, the first: ${opening}`;
  const summaries = summarizeBoth(summary);
  if (!items.some(holdsCard)) return leaf('list', title, 'list', summaries, start, end);
  return {
    ...leaf('list', title, 'list', summaries, start, end),
    children: listParts(items).map((part, at, parts) => {
      const from = at === 0 ? start : part.start;
      const to = (parts[at + 1]?.start ?? end + 1) - 1;
      return part.item === null
        ? outlineItems(part.plain, 'List', from, to, plain)
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
  const title = cutText(opening, longestTitle);
  const node = leaf(kind, title, id ?? 'list', summarizeBoth(sentence), start, end);
  const nested = item.lists.filter((list) => list.items.some(holdsCard) && list.start > start);
  const [first] = nested;
  if (first === undefined) return node;
  const lead = leaf('text', 'Text', 'text', summarizeBoth(sentence), start, first.start - 1);
  return {
    ...node,
    children: [
      lead,
      ...nested.map((list, at) =>
        outlineItems(list.items, 'List', list.start, (nested[at + 1]?.start ?? end + 1) - 1, plain),
      ),
    ],
  };
}

function summarizeBoth(summary: string): Summaries {
  return { 1: summary, 2: summary };
}

function leaf(
  kind: OutlineNode['kind'],
  title: string,
  slug: string,
  summaries: Summaries,
  start: number,
  end: number,
): OutlineNode {
  return { kind, title, slug, summaries, start, end, children: [] };
}
