import { hostileJson, hostileKeys, hostileTexts } from './hostile-values.ts';
import type { TextPart } from './list-parts.ts';

/** How a part of a text is spoilt. */
export const partEdits = [
  'replace',
  'rename',
  'duplicate',
  'delete',
  'swap',
  'deepen',
  'requote',
] as const;

export type PartEdit = {
  readonly how: (typeof partEdits)[number];
  /** Which part, which other part, which hostile value; each counted round and round. */
  readonly part: number;
  readonly other: number;
};

/** A text with some of its parts spoilt; parts that overlap one that was spoilt already stay. */
export function mutateParts(
  text: string,
  parts: readonly TextPart[],
  edits: readonly PartEdit[],
): string {
  const chosen = edits
    .flatMap((edit) => {
      const part = pick(parts, edit.part);
      return part === undefined ? [] : [{ part, to: writePart(text, part, parts, edit) }];
    })
    .toSorted((a, b) => b.part.start - a.part.start);
  let written = text;
  let untouched = text.length;
  for (const { part, to } of chosen) {
    if (part.end > untouched) continue;
    written = written.slice(0, part.start) + to + written.slice(part.end);
    untouched = part.start;
  }
  return written;
}

function writePart(
  text: string,
  part: TextPart,
  parts: readonly TextPart[],
  { how, other }: PartEdit,
): string {
  const own = text.slice(part.start, part.end);
  const isJson = part.kind !== 'line' && part.kind !== 'word';
  switch (how) {
    case 'replace':
      if (part.kind === 'property')
        return `"${pick(hostileKeys, other)}":${pick(hostileJson, other >> 5)}`;
      return (isJson ? pick(hostileJson, other) : pick(hostileTexts, other)) ?? '';
    case 'rename':
      return part.kind === 'key' ? `"${pick(hostileKeys, other)}"` : own;
    case 'duplicate':
      return `${own}${isJson ? ',' : part.kind === 'line' ? '\n' : ','}${own}`;
    case 'delete':
      return '';
    case 'swap': {
      const from = pick(parts, other);
      return from === undefined ? own : text.slice(from.start, from.end);
    }
    case 'deepen': {
      const depth = [1, 2, 50, 1000, 3000][other % 5] ?? 1;
      if (!isJson) return `${'> '.repeat(depth)}${own}`;
      return other % 2 === 0
        ? `${'['.repeat(depth)}${own}${']'.repeat(depth)}`
        : `${'{"a":'.repeat(depth)}${own}${'}'.repeat(depth)}`;
    }
    case 'requote':
      return JSON.stringify(own);
  }
}

function pick<T>(list: readonly T[], at: number): T | undefined {
  return list[at % list.length];
}
