import type { SuiteDocument } from '../suite/suite.ts';
import type { Block, Heading } from './block.ts';
import { cutText } from './cut-text.ts';
import { findStatus } from './find-status.ts';
import { joinNames } from './join-names.ts';
import { listBlocks } from './list-blocks.ts';
import { makeLeaf } from './make-leaf.ts';
import { nameSlug } from './name-slug.ts';
import { describeText, outlineBlocks } from './outline-blocks.ts';
import type { DocumentOutline, OutlineNode } from './outline.ts';
import { readCardId } from './read-card-id.ts';
import { readMatterFields } from './read-matter-fields.ts';
import { readPlainText } from './read-plain-text.ts';
import type { PlainReader } from './read-plain-text.ts';

const longestTitle = 200;
const longestNames = 300;

/** The structure of one document: every line lies in exactly one of its leaves. Time is linear in its size. */
export function outlineDocument({ path, lines }: SuiteDocument): DocumentOutline {
  const blocks = listBlocks(lines);
  const labels = new Set(
    blocks.flatMap((block) =>
      block.kind === 'prose' && block.form === 'definition' ? [block.text.toLowerCase()] : [],
    ),
  );
  const plain = rememberPlain(labels);
  const [matter] = blocks;
  const fields = readMatterFields(
    matter?.kind === 'prose' && matter.form === 'matter' ? matter.text : '',
  );
  const heading = findTitleHeading(blocks, fields.has('title'));
  const title = nameDocument(path, blocks, heading, fields, plain);
  const paragraph = blocks.find(
    (block) =>
      block.kind === 'prose' && block.form === 'paragraph' && describeText([block], plain) !== '',
  );
  const firstSentence = paragraph === undefined ? '' : describeText([paragraph], plain);
  const status = findStatus(fields, blocks, lines, plain);
  const summary = `${closeTitle(title)}${firstSentence === '' ? '' : ` ${firstSentence}`}`;
  return {
    path,
    title,
    firstSentence,
    summaries: { 1: summary, 2: status === '' ? summary : `${status} ${summary}` },
    lineCount: lines.length,
    children:
      lines.length === 0 ? [] : joinParts(blocks, heading, 1, lines.length, { at: 0 }, 0, plain),
  };
}

/** The same paragraph is asked for by its leaf, its section and its document. */
function rememberPlain(labels: ReadonlySet<string>): PlainReader {
  const known = new Map<string, string>();
  return (markdown) => {
    const before = known.get(markdown);
    if (before !== undefined) return before;
    const text = readPlainText(markdown, labels);
    known.set(markdown, text);
    return text;
  };
}

/**
 * The heading that titles the whole document and so opens no section: the first block after front
 * matter, where no later heading is of its level or above and it opens no card.
 */
function findTitleHeading(blocks: readonly Block[], isTitled: boolean): Heading | null {
  const first = blocks.find(({ kind }, at) => kind === 'heading' || !isMatter(blocks[at]));
  if (first?.kind !== 'heading' || readCardId(first.text) !== null) return null;
  if (isTitled && first.depth > 1) return null;
  const rivals = blocks.filter((block) => block.kind === 'heading' && block.depth <= first.depth);
  return rivals.length === 1 ? first : null;
}

function isMatter(block: Block | undefined): boolean {
  return block?.kind === 'prose' && block.form === 'matter';
}

function nameDocument(
  path: string,
  blocks: readonly Block[],
  heading: Heading | null,
  fields: ReadonlyMap<string, string>,
  plain: PlainReader,
): string {
  const top = blocks.find((block) => block.kind === 'heading' && block.depth === 1);
  const candidates = [
    heading === null ? '' : plain(heading.text),
    fields.get('title') ?? '',
    top?.kind === 'heading' ? plain(top.text) : '',
  ];
  const file = path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
  return cutText(candidates.find((name) => name !== '') ?? file, longestTitle) || path;
}

function closeTitle(title: string): string {
  return /[.!?…。！？]$/.test(title) ? title : `${title}.`;
}

/**
 * The children of a document or section: its own blocks, then its sections. Where its own text is all
 * that there is, it has none and is a leaf itself.
 * @param cursor the next block to read; moved past all that belongs here
 * @param depth of the heading whose section this is, 0 for the document
 */
function joinParts(
  blocks: readonly Block[],
  title: Heading | null,
  start: number,
  end: number,
  cursor: { at: number },
  depth: number,
  plain: PlainReader,
): OutlineNode[] {
  const own: Block[] = [];
  for (let block = blocks[cursor.at]; block !== undefined; block = blocks[cursor.at]) {
    const isOwnHeading = block === title || (depth > 0 && own.length === 0);
    if (block.kind === 'heading' && !isOwnHeading) break;
    own.push(block);
    cursor.at += 1;
  }
  const sections: OutlineNode[] = [];
  const firstStart = blocks[cursor.at];
  const hasSections = firstStart?.kind === 'heading' && firstStart.depth > depth;
  const ownEnd = hasSections ? firstStart.start - 1 : end;
  const parts = ownEnd < start ? [] : outlineOwn(own, start, ownEnd, plain);
  for (let block = blocks[cursor.at]; block !== undefined; block = blocks[cursor.at]) {
    if (block.kind !== 'heading' || block.depth <= depth) break;
    sections.push(joinSection(blocks, block, end, cursor, plain));
  }
  const [only] = parts;
  return sections.length === 0 && parts.length === 1 && only?.kind === 'text'
    ? []
    : [...parts, ...sections];
}

function outlineOwn(
  own: readonly Block[],
  start: number,
  end: number,
  plain: PlainReader,
): OutlineNode[] {
  if (own.length > 0) return outlineBlocks(own, start, end, plain);
  return [makeLeaf('text', 'Blank lines', 'text', '', start, end)];
}

/** A section or card: its heading, up to the next heading of its level or above. */
function joinSection(
  blocks: readonly Block[],
  heading: Heading,
  parentEnd: number,
  cursor: { at: number },
  plain: PlainReader,
): OutlineNode {
  const from = cursor.at;
  const next = findSectionEnd(blocks, from, heading.depth);
  const end = (blocks[next]?.start ?? parentEnd + 1) - 1;
  const title = cutText(plain(heading.text), longestTitle);
  const children = joinParts(blocks, null, heading.start, end, cursor, heading.depth, plain);
  const own = blocks.slice(from + 1, next);
  const upTo = own.findIndex(({ kind }) => kind === 'heading');
  const lead = describeText(upTo === -1 ? own : own.slice(0, upTo), plain);
  const summary = lead === '' ? describeChildren(children) : lead;
  const card = readCardId(heading.text);
  return {
    kind: card === null ? 'section' : 'card',
    title: title === '' ? 'Untitled' : title,
    slug: card ?? (nameSlug(title) || 'section'),
    summaries: { 1: summary, 2: summary },
    start: heading.start,
    end,
    children,
  };
}

/** Of a section without text of its own. */
function describeChildren(children: readonly OutlineNode[]): string {
  const parts = children.filter(({ kind }) => kind !== 'text');
  const [only] = parts;
  if (only === undefined) return 'Empty.';
  if (parts.length === 1) return only.summaries[1];
  return `Holds ${joinNames(
    parts.map(({ title }) => title),
    longestNames,
  )}`;
}

function findSectionEnd(blocks: readonly Block[], from: number, depth: number): number {
  let at = from + 1;
  for (let block = blocks[at]; block !== undefined; block = blocks[at]) {
    if (block.kind === 'heading' && block.depth <= depth) break;
    at += 1;
  }
  return at;
}
