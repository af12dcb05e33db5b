import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import type { z } from 'zod';
import type { keySchema } from './key-schema.ts';

export type WrittenQuestion = z.input<typeof keySchema>['questions'][number];

/**
 * Adds a question to the text of a checked key, after its last one and indented like it; what stands
 * there is kept to the character, apart from the revision where a new one is given. (The formatting of
 * jsonc-parser would lay out the whole line that the last question ends on.)
 */
export function addQuestion(
  text: string,
  question: WrittenQuestion,
  revision: number | null,
): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const unit = /\n( +|\t+)\S/.exec(text)?.[1] ?? '  ';
  const questions = findNode(text, 'questions');
  const last = questions.children?.at(-1);
  const indent = last === undefined ? unit.repeat(2) : readIndent(text, last.offset);
  const written = JSON.stringify(question, null, unit).replaceAll('\n', `\n${indent}`);
  const entry = `\n${indent}${written}`.replaceAll('\n', eol);
  const at = last === undefined ? questions.offset + 1 : last.offset + last.length;
  const added = `${text.slice(0, at)}${last === undefined ? `${entry}${eol}${unit}` : `,${entry}`}${text.slice(at)}`;
  return revision === null ? added : setRevision(added, revision, eol);
}

function setRevision(text: string, revision: number, eol: string): string {
  const root = parseTree(text);
  const before = root && findNodeAtLocation(root, ['revision']);
  if (before !== undefined) {
    const end = before.offset + before.length;
    return `${text.slice(0, before.offset)}${revision}${text.slice(end)}`;
  }
  const at = findNode(text, 'questions').parent?.offset ?? 0;
  return `${text.slice(0, at)}"revision": ${revision},${eol}${readIndent(text, at)}${text.slice(at)}`;
}

function findNode(text: string, field: string): Node {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [field]);
  if (node === undefined) throw new Error(`a checked key has no ${field}`);
  return node;
}

/** The white space that the line of an offset begins with. */
function readIndent(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}
