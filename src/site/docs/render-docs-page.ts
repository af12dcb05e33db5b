import type { Element, ElementContent } from 'hast';
import GithubSlugger from 'github-slugger';
import { toHtml } from 'hast-util-to-html';
import type { Code, Heading, Link, Nodes, Root, Table } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { Handlers } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { renderTokens } from '../render-tokens.ts';
import type { HighlightCode } from './load-code-highlighter.ts';
import { nameDocsPart } from './resolve-docs-link.ts';

/** A page of the docs as HTML, and what tells of it elsewhere. */
export type RenderedDocs = {
  readonly title: string;
  /** The title with what is marked in it. */
  readonly titleHtml: string;
  /** Its first paragraph as plain text. */
  readonly about: string;
  /** All below the title. */
  readonly html: string;
  /** Headings below the title, with the ids that they have. */
  readonly headings: readonly {
    readonly id: string;
    readonly text: string;
    readonly depth: number;
  }[];
};

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Renders Markdown of the docs: headings with links to themselves, tables and code in regions that
 * scroll and take the focus, each with a name of its own. HTML in it is left out.
 * @param resolve where a link leads; it becomes plain text where that is undefined
 */
export function renderDocsPage(
  text: string,
  {
    resolve,
    highlight,
  }: { readonly resolve: (url: string) => string | undefined; readonly highlight: HighlightCode },
): RenderedDocs {
  const tree = parser.parse(text);
  const slugger = new GithubSlugger();
  const headings: { id: string; text: string; depth: number }[] = [];
  const [first] = tree.children.filter((node) => node.type === 'heading');
  const title = first === undefined ? '' : toString(first);
  slugger.slug(title); // a heading of the same words is numbered, as in the repository
  const about = tree.children.find((node) => node.type === 'paragraph');
  const regions = new Map<string, number>();

  /** Regions are told apart by the heading that they stand below, and by their number. */
  const nameRegion = (kind: string): string => {
    const name = `${kind}: ${headings.at(-1)?.text ?? title}`;
    const count = (regions.get(name) ?? 0) + 1;
    regions.set(name, count);
    return count === 1 ? name : `${name}, ${count}`;
  };

  const handlers: Handlers = {
    link: (state, node: Link) => {
      const href = resolve(node.url);
      const children = state.all(node);
      return href === undefined ? children : build('a', { href }, children);
    },
    heading: (state, node: Heading) => {
      const children = state.all(node);
      const slug = slugger.slug(toString(node));
      const heading = { id: nameDocsPart(slug), text: toString(node), depth: node.depth };
      headings.push(heading);
      const label = `Link to ${heading.text}`;
      const link = build(
        'a',
        { href: `#${heading.id}`, className: ['to-part'], ariaLabel: label },
        [{ type: 'text', value: '#' }],
      );
      return build(`h${node.depth}`, { id: heading.id }, [
        ...children,
        { type: 'text', value: ' ' },
        link,
      ]);
    },
    code: (_state, node: Code) => {
      const html = highlight(node.value, node.lang ?? null).map((row) => renderTokens(row));
      const label = nameRegion('Code');
      const raw: ElementContent = { type: 'raw', value: html.join('\n') };
      return build('pre', { role: 'region', ariaLabel: label, tabIndex: 0 }, [
        build('code', {}, [raw]),
      ]);
    },
    table: (state, { align, children: [head, ...rows] }: Table) => {
      const label = nameRegion('Table');
      const drawRow = (row: typeof head, tagName: string) =>
        build(
          'tr',
          {},
          (row?.children ?? []).map((cell, at) =>
            build(
              tagName,
              {
                ...(tagName === 'th' ? { scope: 'col' } : {}),
                ...(align?.[at] === 'right' ? { className: ['number'] } : {}),
              },
              state.all(cell),
            ),
          ),
        );
      return build('div', { className: ['table'], role: 'region', ariaLabel: label, tabIndex: 0 }, [
        build('table', {}, [
          build('caption', { className: ['visually-hidden'] }, [{ type: 'text', value: label }]),
          build('thead', {}, [drawRow(head, 'th')]),
          build(
            'tbody',
            {},
            rows.map((row) => drawRow(row, 'td')),
          ),
        ]),
      ]);
    },
  };
  const line = toHast({ type: 'paragraph', children: first?.children ?? [] }, { handlers });
  const body: Root = { type: 'root', children: tree.children.filter((node) => node !== first) };
  return {
    title,
    titleHtml: 'children' in line ? toHtml(line.children) : '',
    about: readPlain(about),
    html: toHtml(toHast(body, { handlers }), { allowDangerousHtml: true }),
    headings,
  };
}

function build(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

function readPlain(node: Nodes | undefined): string {
  return node === undefined ? '' : toString(node).replace(/\s+/g, ' ');
}
