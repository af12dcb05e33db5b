/** Lines that a summary shows unfolded, and characters that a comment may have. */
export const visibleLines = 60;
export const commentCharacters = 65_536;
/** Left free for what whoever posts the comment adds. */
const reserve = 1_000;

/** A part of a summary: lines that may be cut, under lines that may not. */
export type SummaryPart = {
  readonly head: readonly string[];
  readonly lines: readonly string[];
  /** Folded from the start. */
  readonly folded?: string;
};

/**
 * Puts parts together so that at most 60 lines stand unfolded and the whole stays below what a comment
 * may have: further lines fold, and where even that is too long, they are counted instead.
 */
export function fitSummary(parts: readonly SummaryPart[]): string {
  const shown: string[] = [];
  const folded: { readonly title: string; readonly lines: readonly string[] }[] = [];
  const open = parts.filter((part) => part.folded === undefined);
  // a fold takes four lines, and every part may need one
  let free = visibleLines - 4 - open.reduce((sum, { head }) => sum + head.length + 2, 0);
  for (const part of parts) {
    if (part.folded !== undefined) {
      if (part.lines.length > 0) folded.push({ title: part.folded, lines: part.lines });
      continue;
    }
    const kept = part.lines.slice(0, Math.max(0, free));
    free -= kept.length;
    const rest = part.lines.slice(kept.length);
    if (shown.length > 0) shown.push('');
    shown.push(...part.head, ...kept);
    if (rest.length > 0)
      folded.push({ title: `${rest.length} more of: ${part.head[0] ?? ''}`, lines: rest });
  }
  return join(shown, folded);
}

function join(
  shown: readonly string[],
  folded: readonly { readonly title: string; readonly lines: readonly string[] }[],
): string {
  const visible = `${shown.join('\n')}\n`;
  if (folded.length === 0) return visible;
  let left = commentCharacters - reserve - visible.length;
  const body: string[] = [];
  for (const { title, lines } of folded) {
    const block = [`**${title.replace(/^#+ /, '').replace(/: #+ /, ': ')}**`, '', ...lines, ''];
    const kept = block.filter((line) => {
      left -= line.length + 1;
      return left > 200;
    });
    body.push(...kept);
    if (kept.length < block.length) {
      body.push('', 'The rest is left out: a comment may not be longer.');
      break;
    }
  }
  return `${visible}\n<details><summary>More</summary>\n\n${body.join('\n').trimEnd()}\n\n</details>\n`;
}
