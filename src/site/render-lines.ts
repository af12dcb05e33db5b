import { escapeHtml } from '../text/escape-html.ts';
import { findValueSpans } from './find-value-spans.ts';
import type { Token } from './highlight-document.ts';
import { nameDensity } from './line-density.ts';
import type { Density } from './line-density.ts';
import { lineStates } from './line-states.ts';
import type { ViewLine } from './line-view.ts';
import type { MarkedValue } from './list-marked-values.ts';
import { renderTokens } from './render-tokens.ts';

type Tokens = readonly (readonly Token[])[];

export type LineRows = {
  /** Address of the document's page; absent where it has none. */
  readonly page: string | undefined;
  readonly tokens: Tokens;
  readonly lines: readonly ViewLine[];
  /** Values to mark in evidence lines. */
  readonly values: readonly MarkedValue[];
  readonly density?: Density | undefined;
};

/** Letters of scripts written from right to left; lines without one need no direction of their own. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The same lines stand in every run's excerpts, marked with the same question's values or with none. */
const rendered = new WeakMap<Tokens, WeakMap<readonly MarkedValue[], Map<number, string>>>();
const unmarked: readonly MarkedValue[] = [];

/** The lines of an excerpt as list items: one text, since a site has hundreds of thousands of them. */
export function renderLines({ page, tokens, lines, values, density }: LineRows): string {
  return lines.map(renderLine).join('');

  function renderLine({ number, state }: ViewLine): string {
    const { word } = lineStates[state];
    const runs = density?.counts[number] ?? 0;
    const classes = ['line', `s-${state}`, density && nameDensity(runs, density.of)];
    // an address on each line of context would be a tenth of a run's page
    const href =
      page === undefined || state === 'context' ? '' : ` href="${escapeHtml(page)}#L${number}"`;
    return [
      `<li class="${classes.filter(Boolean).join(' ')}"><a${href}>${number}</a>`,
      word === null ? '' : `<span class="visually-hidden">${word}: </span>`,
      renderCode(tokens, number, state === 'both' || state === 'evidence' ? values : unmarked),
      density === undefined || runs === 0
        ? ''
        : `<span class="runs">${runs}/${density.of}<span class="visually-hidden"> runs cite this line</span></span>`,
      '</li>',
    ].join('');
  }
}

/** The text of a line, which is made once for the same values. */
export function renderCode(
  tokens: Tokens,
  number: number,
  values: readonly MarkedValue[] = unmarked,
): string {
  const byValues =
    rendered.get(tokens) ?? new WeakMap<readonly MarkedValue[], Map<number, string>>();
  rendered.set(tokens, byValues);
  const known = byValues.get(values) ?? new Map<number, string>();
  byValues.set(values, known);
  const html = known.get(number) ?? writeCode(tokens[number - 1] ?? [], values);
  known.set(number, html);
  return html;
}

function writeCode(row: readonly Token[], values: readonly MarkedValue[]): string {
  const text = row.map((token) => token.text).join('');
  const direction = rightToLeft.test(text) ? ' dir="auto"' : '';
  return `<code${direction}>${renderTokens(row, findValueSpans(text, values))}</code>`;
}
