import type { Block, Table } from './block.ts';
import { cutText } from './cut-text.ts';
import { findFirstSentence } from './find-first-sentence.ts';
import { joinNames } from './join-names.ts';
import { makeLeaf } from './make-leaf.ts';
import { outlineList } from './outline-list.ts';
import type { OutlineNode } from './outline.ts';
import type { PlainReader } from './read-plain-text.ts';

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
      return outlineList(first.items, readLeadIn(before, plain) ?? 'List', from, to, plain);
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
  return makeLeaf('text', title, 'text', describeText(group, plain), start, end);
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
  return makeLeaf('table', name, 'table', summaries, start, end);
}

/** A one-line paragraph right before that ends with a colon or begins with the word Table. */
function readLeadIn(before: Block | undefined, plain: PlainReader): string | null {
  if (before?.kind !== 'prose' || before.form !== 'paragraph') return null;
  const text = plain(before.text);
  return text.length <= 200 && (/:$/.test(text) || /^table\b/i.test(text)) ? text : null;
}
