import { getCollection } from 'astro:content';
import { loadCodeHighlighter } from '../site/docs/load-code-highlighter.ts';
import { arrangeDocs } from '../site/docs/docs-order.ts';
import type { DocsPart } from '../site/docs/docs-order.ts';
import { renderDocsPage } from '../site/docs/render-docs-page.ts';
import type { RenderedDocs } from '../site/docs/render-docs-page.ts';
import { resolveDocsLink } from '../site/docs/resolve-docs-link.ts';
import { inputSchemas } from '../site/input-schemas.ts';
import { addresses } from './addresses.ts';
import { once } from './once.ts';

export type DocsPage = RenderedDocs & { readonly id: string };

export type Docs = {
  /** In reading order. */
  readonly parts: readonly DocsPart[];
  /** By id, in reading order. */
  readonly pages: ReadonlyMap<string, DocsPage>;
};

/** The program's docs, rendered. */
export const loadDocs = once(async (): Promise<Docs> => {
  const entries = await getCollection('docs');
  const highlight = await loadCodeHighlighter();
  const parts = arrangeDocs(entries.map(({ id }) => id));
  const schemas = new Set(inputSchemas.map(({ name }) => name));
  const known = new Set(entries.map(({ id }) => id));
  const rendered = new Map(
    entries.map(({ id, data: { file, text, repository } }) => {
      const targets = { pages: known, schemas, addresses, repository };
      const resolve = (url: string) => resolveDocsLink(url, file, targets);
      return [id, { id, ...renderDocsPage(text, { resolve, highlight }) }];
    }),
  );
  const pages = parts.flatMap(({ pages: ids }) =>
    ids.flatMap((id) => {
      const page = rendered.get(id);
      return page === undefined ? [] : [[id, page] as const];
    }),
  );
  return { parts, pages: new Map(pages) };
});
