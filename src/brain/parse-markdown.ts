import type { Root } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Processor } from 'unified';

/** Inside a line, only titles and summaries matter, and those are read apart: blocks are all that is parsed. */
const inlineConstructs = [
  'attention',
  'autolink',
  'characterEscape',
  'characterReference',
  'codeText',
  'hardBreakEscape',
  'htmlText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
];

function readBlocksOnly(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    gfmTable(),
    { disable: { null: inlineConstructs } },
  ];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}

const body = unified().use(remarkParse).use(readBlocksOnly).freeze();
const opening = unified().use(remarkParse).use(remarkFrontmatter).use(readBlocksOnly).freeze();

/**
 * Markdown's tree of blocks with positions; paragraphs hold their text as written.
 * @param isOpening whether the text begins the document, where front matter may stand
 */
export function parseMarkdown(text: string, isOpening: boolean): Root {
  return (isOpening ? opening : body).parse(text);
}
