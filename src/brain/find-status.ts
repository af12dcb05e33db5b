import type { Block } from './block.ts';
import { cutText } from './cut-text.ts';
import { findFirstSentence } from './find-first-sentence.ts';
import type { PlainReader } from './read-plain-text.ts';

const retired =
  '(?:superseded|replaced|retired|withdrawn|deprecated|obsoleted?|abandoned|rescinded|revoked)';
const subject = 'this(?: [\\p{L}-]+){1,3}';

/** How a line says that its document no longer holds; each is tried on a line without its opening marks. */
const statements: readonly RegExp[] = [
  new RegExp(`^status\\b.*\\b${retired}\\b`, 'iu'),
  new RegExp(`^${retired}(?= *(?:$|[.,:;(|–—-]|\\b(?:by|on|since|in|with|from)\\b))`, 'iu'),
  new RegExp(`^${subject} (?:is|was|has been) (?:now )?${retired}\\b`, 'iu'),
  new RegExp(
    `^(?:${subject} (?:is|are) )?no longer (?:in (?:force|use|effect)|valid|current|maintained)\\b`,
    'iu',
  ),
];
const successorField =
  /^(?:superseded|replaced|obsoleted|withdrawn|withdrawal|retired|deprecated)[-_ ]?(?:by|reason)$/i;
const fieldLine = /^\W{0,4}[\p{L}][\p{L} ]{0,24}\W{0,2}:/u;
const longestStatement = 200;

/**
 * How a document says that it was superseded or retired, and by what, as one sentence; empty where it
 * does not. Front matter `status` counts, and a line before the first section or in a section `Status`.
 */
export function findStatus(
  fields: ReadonlyMap<string, string>,
  blocks: readonly Block[],
  lines: readonly string[],
  plain: PlainReader,
): string {
  const status = fields.get('status') ?? '';
  if (new RegExp(`\\b${retired}\\b`, 'iu').test(status))
    return closeSentence(plain(joinSuccessor(status, fields)));
  for (const { block, opening } of listStatusBlocks(blocks)) {
    for (let line = block.start; line <= block.end; line += 1) {
      const text = `${opening}${dropMarks(lines[line - 1] ?? '')}`;
      if (statements.some((statement) => statement.test(text)))
        return closeSentence(plain(readStatement(lines, line, block.end)));
    }
  }
  return '';
}

/** `superseded` and the field `superseded-by: ADR-0011` as `superseded by ADR-0011`. */
function joinSuccessor(status: string, fields: ReadonlyMap<string, string>): string {
  const [field, successor] = [...fields].find(([name]) => successorField.test(name)) ?? ['', ''];
  if (successor === '' || status.includes(successor)) return status;
  return /by$/.test(field) ? `${status} by ${successor}` : `${status}: ${successor}`;
}

/**
 * Paragraphs, quotes, lists and tables before the first section, and those of a section called Status,
 * whose lines are read as if each opened with that word.
 */
function listStatusBlocks(blocks: readonly Block[]): { block: Block; opening: string }[] {
  const found: { block: Block; opening: string }[] = [];
  let opening: string | null = '';
  let headings = 0;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      headings += 1;
      opening = /^\W*status\W*$/i.test(block.text) ? 'status ' : headings === 1 ? '' : null;
    } else if (
      opening !== null &&
      (block.kind !== 'prose' || ['paragraph', 'quote'].includes(block.form))
    )
      found.push({ block, opening });
  }
  return found;
}

/** The sentence from a line on, up to the block's end or the next `Field:` line. */
function readStatement(lines: readonly string[], line: number, end: number): string {
  const parts = [dropOpening(lines[line - 1] ?? '')];
  for (let next = line; next < Math.min(end, line + 4); next += 1) {
    const text = lines[next] ?? '';
    if (text.trim() === '' || fieldLine.test(text) || /^\s*(?:[-*+|]|\d+[.)]) ?/.test(text)) break;
    parts.push(dropOpening(text));
  }
  return parts.join(' ').replace(/^status[^\p{L}[(`]+/iu, '');
}

/** A line without list, quote, table and emphasis marks. */
function dropMarks(line: string): string {
  return dropOpening(line).replace(/[*`~]/g, '');
}

function dropOpening(line: string): string {
  return line
    .slice(0, 1000)
    .replace(/^(?:[\s>|~#!+-]|\*(?!\*)|\*\*(?=status\b))+/i, '')
    .replace(/\s*\|\s*$/, '');
}

function closeSentence(statement: string): string {
  const sentence = cutText(
    findFirstSentence(statement.replace(/\s*\|\s*/g, ': ')),
    longestStatement,
  );
  const opened = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return /[.!?…。]$/.test(opened) || opened === '' ? opened : `${opened}.`;
}
