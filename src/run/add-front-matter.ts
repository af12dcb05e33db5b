import { Document, Scalar, parseDocument, visit } from 'yaml';
import { splitLines } from '../text/lines.ts';
import { findFrontMatter } from './read-front-matter.ts';

/**
 * Adds fields to a text's front matter, or opens one on top. What stands below is kept to the
 * character, and so are the fields that are there already.
 */
export function addFrontMatter(text: string, fields: Readonly<Record<string, unknown>>): string {
  const block = findFrontMatter(splitLines(text));
  // front matter that was read has no key twice, and a check of many takes hours
  const schema = { schema: 'failsafe', version: '1.2', uniqueKeys: false } as const;
  const document =
    block === null || block.every((line) => line.trim() === '')
      ? new Document({}, schema)
      : parseDocument(block.join('\n'), schema);
  fillNothing(document);
  for (const [field, value] of Object.entries(fields))
    document.set(field, document.createNode(writeTexts(value)));
  const head = `---\n${document.toString({ lineWidth: 0, minContentWidth: 0 })}---\n`;
  const eol = /^[^\n]*\r\n/.test(text) ? '\r\n' : '\n';
  const body = block === null ? text : dropLines(text, block.length + 2);
  return head.replaceAll('\n', eol) + body;
}

/** A key without a value, which the library reads but does not write, holds the empty text. */
function fillNothing(document: Document): void {
  visit(document, {
    Pair: (_, pair) => {
      pair.key ??= new Scalar('');
      pair.value ??= new Scalar('');
    },
    Scalar: (_, scalar) => {
      scalar.value ??= '';
    },
  });
}

/** Numbers have no form of their own in front matter, where all values are text. */
function writeTexts(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

function dropLines(text: string, count: number): string {
  let at = 0;
  for (let line = 0; line < count; line += 1) {
    const end = text.indexOf('\n', at);
    if (end === -1) return '';
    at = end + 1;
  }
  return text.slice(at);
}
