import { parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';

/** A stretch of a text that means something: a JSON value or property, a line, a word. */
export type TextPart = {
  readonly kind: 'value' | 'property' | 'key' | 'line' | 'word';
  readonly start: number;
  readonly end: number;
};

const mostParts = 5000;

/** The parts of a text: of the JSON that it is, or that its lines are, or else its lines and words. */
export function listParts(text: string): TextPart[] {
  const whole = listJsonParts(text, 0);
  if (whole.length > 0) return whole.slice(0, mostParts);
  const parts: TextPart[] = [];
  for (const match of text.matchAll(/[^\n]+/g)) {
    const start = match.index;
    parts.push({ kind: 'line', start, end: start + match[0].length });
    const brace = match[0].indexOf('{');
    const inside = brace === -1 ? [] : listJsonParts(match[0].slice(brace), start + brace);
    for (const part of inside) parts.push(part);
    if (inside.length > 0) continue;
    for (const word of match[0].matchAll(/[^\s,|;"]+/g))
      parts.push({
        kind: 'word',
        start: start + word.index,
        end: start + word.index + word[0].length,
      });
  }
  return parts.slice(0, mostParts);
}

function listJsonParts(text: string, from: number): TextPart[] {
  const first = text.trimStart().charAt(0);
  if (first !== '{' && first !== '[') return [];
  const root = parseTree(text);
  return root === undefined ? [] : listNodes(root, from);
}

function listNodes(root: Node, from: number): TextPart[] {
  const parts: TextPart[] = [];
  const rest = [root];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    const start = from + node.offset;
    const kind = node.type === 'property' ? 'property' : 'value';
    parts.push({ kind, start, end: start + node.length });
    const children = node.children ?? [];
    const [key] = children;
    if (node.type === 'property' && key !== undefined)
      parts.push({ kind: 'key', start: from + key.offset, end: from + key.offset + key.length });
    for (const child of node.type === 'property' ? children.slice(1) : children) rest.push(child);
  }
  return parts;
}
