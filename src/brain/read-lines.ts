import { longestResult, refuse } from './tool.ts';
import type { ReadPlace, ToolResult } from './tool.ts';

export type LineRequest = {
  readonly start: number;
  readonly end: number;
  /** Of the first line, from 1: where an earlier read of a long line stopped. */
  readonly character: number;
};

/** How each line is written into a result. @param isRest whether the line's beginning was read before */
export type LineForm = (number: number, text: string, isRest: boolean) => string;

export const plainLine: LineForm = (_, text) => text;
export const numberedLine: LineForm = (number, text, isRest) =>
  `${number}${isRest ? '…' : ''}: ${text}`;

/** What the remark below a text may take of a result, besides the path. */
const remarkLength = 300;

/**
 * Some lines of a document, at most 20,000 characters with the remark that says which lines they are
 * and how to go on. A line that does not fit whole is cut only where it stands first.
 */
export function readLines(
  path: string,
  lines: readonly string[],
  { start, end, character }: LineRequest,
  form: LineForm,
): ToolResult {
  const fault = findFault(path, lines, { start, end, character });
  if (fault !== null) return refuse(fault);
  const room = Math.max(longestResult - remarkLength - path.length, 1000);
  const { parts, next } = fillParts(lines, { start, end, character }, form, room);
  const last = next === null ? end : next.character > 1 ? next.start : next.start - 1;
  const range = start === last ? `line ${start}` : `lines ${start}-${last}`;
  return {
    content: [parts.join('\n'), `${path}: ${range} of ${lines.length}. ${describeNext(next, end)}`],
    data: null,
    next,
    isError: false,
  };
}

function findFault(
  path: string,
  lines: readonly string[],
  { start, end, character }: LineRequest,
): string | null {
  const count = lines.length;
  if (count === 0) return `${path} is empty; it has no line to read.`;
  if (start > count || end > count)
    return `${path} has ${count} lines; ask for lines from 1 to ${count}.`;
  if (start > end) return `start ${start} lies after end ${end}; ask for start <= end.`;
  const length = lines[start - 1]?.length ?? 0;
  if (character > 1 && character > length)
    return `Line ${start} of ${path} has ${length} characters; ask for a character from 1 to ${Math.max(length, 1)}.`;
  return null;
}

function fillParts(
  lines: readonly string[],
  { start, end, character }: LineRequest,
  form: LineForm,
  room: number,
): { parts: string[]; next: ReadPlace | null } {
  const parts: string[] = [];
  let left = room;
  for (let line = start; line <= end; line += 1) {
    const from = line === start ? character : 1;
    const text = (lines[line - 1] ?? '').slice(from - 1);
    const part = form(line, text, from > 1);
    if (part.length > left) {
      if (parts.length > 0) return { parts, next: { start: line, character: 1 } };
      const cut = text.slice(0, left - (part.length - text.length)).replace(/[\uD800-\uDBFF]$/, '');
      return {
        parts: [form(line, cut, from > 1)],
        next: { start: line, character: from + cut.length },
      };
    }
    parts.push(part);
    left -= part.length + 1;
  }
  return { parts, next: null };
}

function describeNext(next: ReadPlace | null, end: number): string {
  if (next === null) return 'Complete.';
  const place = `start ${next.start}, end ${end}`;
  return next.character === 1
    ? `Not complete: continue with ${place}.`
    : `Not complete, line ${next.start} goes on: continue with ${place}, character ${next.character}.`;
}
