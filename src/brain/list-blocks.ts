import type { RootContent } from 'mdast';
import type { Block } from './block.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { readBlock } from './read-blocks.ts';

/** Of a line, what decides on blocks; more would only cost time. */
const longestLine = 2000;
const pieceLength = 12_000;
/** A piece without a place to end it is cut here, so that the time stays linear in the document. */
const longestPiece = 120_000;

/**
 * The top-level blocks of a document in order, each beginning on a later line than the one before.
 * The parser's time grows with the square of its input at places, so a document is parsed in pieces
 * that end where any open list, quote or paragraph ends too.
 */
export function listBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let from = 0; from < lines.length;) {
    const { nodes, to, isOpen } = parsePiece(lines, from);
    for (const node of nodes) {
      const block = readBlock(node, from);
      if (block.start > (blocks.at(-1)?.start ?? 0)) blocks.push(block);
    }
    if (isOpen) break;
    from = to;
  }
  return blocks;
}

/** @returns `isOpen` where a code fence runs on past the longest piece; the rest of the document is in it */
function parsePiece(
  lines: readonly string[],
  from: number,
): { nodes: RootContent[]; to: number; isOpen: boolean } {
  for (let length = pieceLength; ; length *= 2) {
    const to = findPieceEnd(lines, from, Math.min(length, longestPiece));
    const text = lines.slice(from, to).map(readHead).join('\n');
    const nodes = parseMarkdown(text, from === 0).children;
    const open = to < lines.length ? findUnclosed(nodes.at(-1), lines, from) : null;
    if (open === null || length >= longestPiece) return { nodes, to, isOpen: open === 'fence' };
  }
}

function findPieceEnd(lines: readonly string[], from: number, length: number): number {
  let size = 0;
  for (let at = from; at < lines.length; at += 1) {
    if (size >= longestPiece || (size >= length && isBoundary(lines, at))) return at;
    size += Math.min(lines[at]?.length ?? 0, longestLine) + 1;
  }
  return lines.length;
}

/** Lines that end all that is open before them, but for fences and HTML blocks. */
function isBoundary(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (/^#{1,6} /.test(line)) return true;
  return /^\p{L}/u.test(line) && (lines[at - 1] ?? '').trim() === '';
}

/** What of a piece's last block may run on in the next piece. */
function findUnclosed(
  last: RootContent | undefined,
  lines: readonly string[],
  from: number,
): 'fence' | 'html' | null {
  if (last?.type === 'html') return 'html';
  if (last?.type !== 'code') return null;
  const { start, end } = last.position ?? { start: { line: 1 }, end: { line: 1 } };
  const opening = lines[from + start.line - 1] ?? '';
  const [fence] = /^ {0,3}(?:`{3,}|~{3,})/.exec(opening) ?? [];
  if (fence === undefined) return null;
  const closing = start.line === end.line ? '' : (lines[from + end.line - 1] ?? '');
  return closing.trimStart().startsWith(fence.trim()) ? null : 'fence';
}

/** A CR inside a line ends none here, but would for the parser. */
function readHead(line: string): string {
  return line.slice(0, longestLine).replaceAll('\r', ' ');
}
