import type { BrainNode } from './brain.ts';

/** `lines 3-9`, or the empty text for a folder. */
function printLines({ start, end, kind }: BrainNode): string {
  if (kind === 'folder') return '';
  if (start === null) return 'no lines';
  return start === end ? `line ${start}` : `lines ${start}-${end}`;
}

/** A child as one line of its parent: id, kind, lines, then title and summary where they say more. */
export function printChild(node: BrainNode): string {
  const { id, kind, title, summary } = node;
  const what = [kind, printLines(node)].filter((text) => text !== '').join(', ');
  const own = ['Text', 'List', 'Heading'].includes(title) ? '' : title;
  const says = [summary.startsWith(own) ? '' : own, summary].filter((text) => text !== '');
  return `- ${id} [${what}]${says.length === 0 ? '' : ` ${says.join(': ')}`}`;
}

/** A node's own head: kind, id, lines, title and summary. */
export function printHead(node: BrainNode): string {
  const { id, kind, title, summary, parent } = node;
  return [
    [`${kind} ${id}`, printLines(node)].filter((text) => text !== '').join(', '),
    `Title: ${title}`,
    ...(summary === '' ? [] : [`Summary: ${summary}`]),
    ...(parent === null ? [] : [`In: ${parent}`]),
  ].join('\n');
}
