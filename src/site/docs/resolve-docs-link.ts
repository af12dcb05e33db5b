import type { Addresses } from '../address.ts';
import { nameDocsPage } from './docs-order.ts';

/** What a link in the docs may lead to. */
export type DocsTargets = {
  /** Ids of the pages that the docs have. */
  readonly pages: ReadonlySet<string>;
  /** Names of the published schemas. */
  readonly schemas: ReadonlySet<string>;
  readonly addresses: Addresses;
  /** The repository's page, such as `https://github.com/me/repo`; null where it is not known. */
  readonly repository: string | null;
};

/** The id of a heading on a page of the docs, from the one that GitHub gives it. */
export function nameDocsPart(slug: string): string {
  return `gl-Part-${slug}`;
}

/**
 * Where a link in the docs leads on the site; undefined where it becomes plain text.
 * @param url as the Markdown has it, which works on GitHub
 * @param file the page that holds the link, relative to `docs`
 */
export function resolveDocsLink(
  url: string,
  file: string,
  { pages, schemas, addresses, repository }: DocsTargets,
): string | undefined {
  if (url.startsWith('https://')) return url;
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return undefined;
  const { pathname, hash } = new URL(url, `https://groundline.example/docs/${file}`);
  const path = decodeURIComponent(pathname).replace(/^\/|\/$/g, '');
  const part = hash === '' ? undefined : nameDocsPart(decodeURIComponent(hash.slice(1)));
  const inDocs = path.startsWith('docs/') ? path.slice('docs/'.length) : null;
  if (inDocs !== null && pages.has(nameDocsPage(inDocs)))
    return addresses.docs(nameDocsPage(inDocs), part);
  const [, schema] = /^reference\/schemas\/([\w-]+)\.json$/.exec(inDocs ?? '') ?? [];
  if (schema !== undefined && schemas.has(schema)) return addresses.file(`schemas/${schema}.json`);
  return repository === null ? undefined : `${repository}/blob/HEAD/${encodeURI(path)}${hash}`;
}
