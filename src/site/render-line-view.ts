import { escapeHtml } from '../text/escape-html.ts';
import { nameSpan } from './address.ts';
import type { LineSpan } from './address.ts';
import type { Token } from './highlight-document.ts';
import type { Density } from './line-density.ts';
import type { LineBlock, LineView } from './line-view.ts';
import type { MarkedValue } from './list-marked-values.ts';
import { renderLines } from './render-lines.ts';

export type DrawnView = {
  readonly view: LineView;
  /** Address of the document's page; absent where it has none, and lines are then no links. */
  readonly page: string | undefined;
  /** The document's lines, coloured. */
  readonly tokens: readonly (readonly Token[])[];
  /** Values to mark in evidence lines. */
  readonly values: readonly MarkedValue[];
  /** How many of some runs cite each line, drawn beside the lines. */
  readonly density?: Density | undefined;
  /** Said behind the path in place of what is cited. */
  readonly note?: string | undefined;
};

/** One document with the lines that are cited or evidence, as HTML: a head, blocks of lines, and folds. */
export function renderLineView(drawn: DrawnView): string {
  const { view, page, tokens, note } = drawn;
  const said = note === undefined ? renderCited(view.cited, page, tokens.length) : escapeHtml(note);
  return [
    `<h4>${renderLink(page, view.path, ' class="mono"')} <span class="soft">${said}</span></h4>`,
    ...view.blocks.map((block) => renderBlock(block, drawn)),
  ].join('');
}

function renderCited(cited: readonly LineSpan[], page: string | undefined, length: number): string {
  const spans = cited.map((span) => renderLink(addressSpan(page, span), nameSpan(span)));
  return cited.length === 0
    ? `not cited, ${countLines(length)}`
    : `cited ${spans.join(' ')} of ${countLines(length)}`;
}

function renderBlock(block: LineBlock, { page, tokens, values, density }: DrawnView): string {
  const list = (lines: typeof block.lines, marked: readonly MarkedValue[]) =>
    lines === null
      ? ''
      : `<ol class="lines">${renderLines({ page, tokens, lines, values: marked, density })}</ol>`;
  if (block.kind === 'lines') return list(block.lines, values);
  const { start, end } = block.span;
  const text = `… ${countLines(end - start + 1)}${block.cited ? ' cited' : ''} …`;
  const classes = block.cited ? 'fold s-cited' : 'fold';
  return block.lines === null
    ? `<div class="${classes}">${renderLink(addressSpan(page, { start, end: start }), text)}</div>`
    : `<details class="${classes}"><summary>${text}</summary>${list(block.lines, [])}</details>`;
}

function addressSpan(page: string | undefined, span: LineSpan): string | undefined {
  return page === undefined ? undefined : `${page}#${nameSpan(span)}`;
}

function renderLink(href: string | undefined, text: string, attributes = ''): string {
  const address = href === undefined ? '' : ` href="${escapeHtml(href)}"`;
  return `<a${attributes}${address}>${escapeHtml(text)}</a>`;
}

function countLines(lines: number): string {
  return `${lines} ${lines === 1 ? 'line' : 'lines'}`;
}
