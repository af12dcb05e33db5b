import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { escapeMarkdown, quoteCode } from './escape-markdown.ts';
import { flattenText } from './format-table.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

const payloads = [
  '**bold** _it_ ~~gone~~ `code` $x$',
  '[link](https://evil.example) ![img](//evil.example/x.png)',
  '<script>alert(1)</script> <!-- x --> </details> &lt;',
  'https://evil.example www.evil.example me@evil.example @octocat @org/team',
  'fixes #12, owner/repo#12, GH-12',
  '| a | b |',
  '``` a `` b ` c',
  '::set-output name=x::y',
  '##[add-mask]a',
  'line one\n::error::two\r\n# three\u2028- four',
  '\u001b[31mred\u001b[0m \u0007 \u202Eltr \u0000',
  '[x]: https://evil.example',
  '\ud800 lone',
];

/** The kinds of nodes that a text after a word becomes, and what a reader reads. */
function read(markdown: string): { kinds: string[]; text: string } {
  const kinds = new Set<string>();
  let text = '';
  const walk = (node: object): void => {
    if ('type' in node) kinds.add(String(node.type));
    if ('value' in node) text += String(node.value);
    if ('children' in node && Array.isArray(node.children)) node.children.forEach(walk);
  };
  walk(parser.parse(`- x: ${markdown}`));
  return { kinds: [...kinds], text };
}

const plain = ['root', 'list', 'listItem', 'paragraph', 'text'];

describe('text', () => {
  test.each(payloads)('%j is shown and does nothing', (payload) => {
    const { kinds, text } = read(escapeMarkdown(payload));
    expect(kinds.filter((kind) => !plain.includes(kind))).toEqual([]);
    const flat = flattenText(payload.toWellFormed()).trim().replace(/\s+/g, ' ');
    expect(text.replaceAll('\u200b', '')).toBe(`x: ${flat}`);
    expect(text).not.toMatch(/@\w|#\d|:\/\/|^::|##\[/);
  });

  test('any text stays text on one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (payload) => {
        const escaped = escapeMarkdown(payload);
        expect(escaped).not.toMatch(/[\r\n\u2028]/);
        expect(read(escaped).kinds.filter((kind) => !plain.includes(kind))).toEqual([]);
      }),
    );
  });
});

describe('code', () => {
  test.each(payloads)('%j is one code span', (payload) => {
    const { kinds } = read(quoteCode(payload));
    expect(kinds.filter((kind) => !plain.includes(kind))).toEqual(['inlineCode']);
    expect(quoteCode(payload)).not.toContain('##[');
  });

  test('does not part a table', () => {
    const table = parser.parse(`| a | b |\n| - | - |\n| ${quoteCode('x | y `')} | z |\n`);
    expect(JSON.stringify(table)).toContain('"value":"x | y `"');
  });

  test('is cut by characters', () => {
    expect(quoteCode('😀😀😀😀', 3)).toBe('`😀😀…`');
    expect(quoteCode('')).toBe('`  `');
  });
});
