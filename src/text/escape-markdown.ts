import { flattenText } from './format-table.ts';

/** Stands between the parts of what GitHub would otherwise take for a mention, a reference or a link. */
const gap = '\u200b';

/**
 * A foreign text as Markdown shows it, on one line and after other words: no markup, no HTML, no link,
 * no mention, no command.
 */
export function escapeMarkdown(text: string, most = Infinity): string {
  return shorten(text, most)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_[\]~|$]/g, '\\$&')
    .replace(/@/g, `@${gap}`)
    .replace(/#/g, `\\#${gap}`)
    .replace(/:(?=\/\/|:)/g, `:${gap}`)
    .replace(/www(?=\.)/gi, `$&${gap}`)
    .replace(/\bgh(?=-\d)/gi, `$&${gap}`);
}

/** A foreign text as a code span on one line, also within a table's cell. */
export function quoteCode(text: string, most = Infinity): string {
  const inside = shorten(text, most)
    // an older form of a runner's commands counts anywhere in a line
    .replaceAll('##[', '## [')
    .replaceAll('|', '\\|');
  const longest = Math.max(0, ...Array.from(inside.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 || inside.trim() === '' ? ' ' : '';
  return `${fence}${space}${inside}${space}${fence}`;
}

function shorten(text: string, most: number): string {
  const flat = Array.from(flattenText(text.toWellFormed()).trim().replace(/\s+/g, ' '));
  return flat.length > most ? `${flat.slice(0, most - 1).join('')}…` : flat.join('');
}
