import { escapeHtml } from '../text/escape-html.ts';
import { findValueSpans } from './find-value-spans.ts';
import type { Token } from './highlight-document.ts';
import { nameDensity } from './line-density.ts';
import type { Density } from './line-density.ts';
import { lineStates } from './line-states.ts';
import type { ViewLine } from './line-view.ts';
import { renderTokens } from './render-tokens.ts';

type Tokens = readonly (readonly Token[])[];

export type LineRows = {
  /** Address of the document's page; absent where it has none. */
  readonly page: string | undefined;
  readonly tokens: Tokens;
  readonly lines: readonly ViewLine[];
  /** Values to mark in evidence lines. */
  readonly values: readonly { readonly value: string; readonly kind: string }[];
  readonly density?: Density | undefined;
};

/** Letters of scripts written from right to left; lines without one need no direction of their own. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The same lines stand in every run's excerpts. */
const rendered = new WeakMap<Tokens, Map<number, string>>();

/** The lines of an excerpt as list items: one text, since a site has hundreds of thousands of them. */
export function renderLines({ page, tokens, lines, values, density }: LineRows): string {
  return lines.map(renderLine).join('');

  function renderLine({ number, state }: ViewLine): string {
    const { word } = lineStates[state];
    const runs = density?.counts[number] ?? 0;
    const classes = ['line', `s-${state}`, density && nameDensity(runs, density.of)];
    const href = page === undefined ? '' : ` href="${escapeHtml(page)}#L${number}"`;
    return [
      `<li class="${classes.filter(Boolean).join(' ')}"><a${href}>${number}</a>`,
      word === null ? '' : `<span class="visually-hidden">${word}: </span>`,
      state === 'both' || state === 'evidence'
        ? renderCode(tokens[number - 1] ?? [], values)
        : renderPlainCode(tokens, number),
      density === undefined || runs === 0
        ? ''
        : `<span class="runs">${runs}/${density.of}<span class="visually-hidden"> runs cite this line</span></span>`,
      '</li>',
    ].join('');
  }
}

function renderPlainCode(tokens: Tokens, number: number): string {
  const known = rendered.get(tokens) ?? new Map<number, string>();
  rendered.set(tokens, known);
  const html = known.get(number) ?? renderCode(tokens[number - 1] ?? [], []);
  known.set(number, html);
  return html;
}

function renderCode(row: readonly Token[], values: LineRows['values']): string {
  const text = row.map((token) => token.text).join('');
  const direction = rightToLeft.test(text) ? ' dir="auto"' : '';
  return `<code${direction}>${renderTokens(row, findValueSpans(text, values))}</code>`;
}
