import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

export type PageElement = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
};

/** A built page: its file in the site, its text and its elements in document order. */
export type BuiltPage = {
  readonly file: string;
  readonly html: string;
  readonly elements: readonly PageElement[];
};

export async function readPage(dist: string, file: string): Promise<BuiltPage> {
  const html = await readFile(path.join(dist, file), 'utf8');
  const elements: PageElement[] = [];
  collectElements(parse(html), elements);
  return { file, html, elements };
}

function collectElements(node: DefaultTreeAdapterTypes.Node, into: PageElement[]): void {
  if ('tagName' in node) {
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    into.push({ tag: node.tagName, attributes });
  }
  const children =
    'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) collectElements(child, into);
}
