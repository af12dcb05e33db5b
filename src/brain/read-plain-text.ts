import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Takes the Markdown marks off a text. */
export type PlainReader = (markdown: string) => string;

const inline = unified().use(remarkParse).freeze();
const opening = 'x ';
const special = /[*_`[\]<>&\\~]/;

/** Marks so plain that no parser is needed: most texts have no others. */
const plainMarks: readonly (readonly [mark: RegExp, text: string])[] = [
  [/(?<![`\\])`([^`*_[\]<>&\\~]+)`(?!`)/g, '$1'],
  [/(?<![\]!\\])\[([^*_`[\]<>&\\~]+)\]\([^*_`[\]<>&\\~()\s"']+\)/g, '$1'],
  [
    /(?<![\p{L}\p{N}*\\])\*\*([\p{L}\p{N}][^*_`[\]<>&\\~]*(?<=[\p{L}\p{N}.:]))\*\*(?![\p{L}\p{N}*])/gu,
    '$1',
  ],
];

/**
 * The text of a heading, paragraph or cell without its Markdown marks: link texts stay, addresses,
 * HTML tags and footnote marks go.
 * @param labels the document's link labels in lower case, so that reference links read as their text
 */
export function readPlainText(markdown: string, labels: ReadonlySet<string>): string {
  const line = markdown.replace(/\s+/g, ' ').trim();
  if (!special.test(line)) return line;
  const simple = plainMarks.reduce((text, [mark, inner]) => text.replace(mark, inner), line);
  if (!special.test(simple)) return simple;
  const source = line
    .replace(/<br ?\/?>/gi, ' ')
    .replace(/\[\^[^\]\s]+\]/g, '')
    .replaceAll('~~', '');
  // the opening word keeps a line that starts like a list or a heading a paragraph
  const tree = inline.parse(`${opening}${source}\n\n${listDefinitions(source, labels)}`);
  return toString(tree, { includeHtml: false }).slice(opening.length).replace(/\s+/g, ' ').trim();
}

function listDefinitions(source: string, labels: ReadonlySet<string>): string {
  if (labels.size === 0) return '';
  const used = Array.from(source.matchAll(/\[([^[\]]+)\]/g), ([, label = '']) => label);
  return used
    .filter((label) => labels.has(label.toLowerCase()))
    .map((label) => `[${label}]: <>`)
    .join('\n');
}
