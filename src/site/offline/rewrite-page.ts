import { defaultTreeAdapter, parse, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { relateAddress } from './relate-address.ts';
import type { PagePlace } from './relate-address.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes that hold an address. */
const addressed = new Set(['href', 'src', 'action', 'data-copy-link', 'data-search-page']);
/** What links in the head name for crawlers, which read no folder. */
const serverOnly = new Set(['sitemap']);
/** What an element says in its stead where the site is opened from a folder. */
const needsServer = 'data-needs-server';

/**
 * A page for opening from a folder: relative links, classic deferred scripts instead of modules, which
 * a browser loads from a server only, and a sentence where something needs a server.
 */
export function rewritePage(html: string, place: PagePlace): string {
  const document = parse(html);
  visit(document, place);
  return serialize(document);
}

function visit(node: Node, place: PagePlace): void {
  if ('attrs' in node) {
    for (const attribute of node.attrs)
      if (addressed.has(attribute.name)) attribute.value = relateAddress(attribute.value, place);
    if (node.tagName === 'script') deferScript(node);
  }
  // the content of a <template> is no child
  if ('content' in node) visit(node.content, place);
  if (!('childNodes' in node)) return;
  for (const child of [...node.childNodes]) {
    if ('attrs' in child && serverOnly.has(readAttribute(child, 'rel') ?? '')) {
      defaultTreeAdapter.detachNode(child);
      continue;
    }
    const says = 'attrs' in child ? readAttribute(child, needsServer) : undefined;
    if (says === undefined) visit(child, place);
    else if ('attrs' in child) replaceByText(child, says);
  }
}

function deferScript(script: Element): void {
  if (readAttribute(script, 'type') !== 'module') return;
  script.attrs = script.attrs.filter(({ name }) => name !== 'type' && name !== 'crossorigin');
  script.attrs.push({ name: 'defer', value: '' });
}

function replaceByText(element: Element, text: string): void {
  element.tagName = 'p';
  element.nodeName = 'p';
  element.attrs = [{ name: 'class', value: 'soft' }];
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

function readAttribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}
