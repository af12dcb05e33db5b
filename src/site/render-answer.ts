import { escapeHtml } from '../text/escape-html.ts';
import { findValueSpans } from './find-value-spans.ts';
import type { MarkedValue } from './list-marked-values.ts';
import { renderTokens } from './render-tokens.ts';

/** Longer answers open folded. */
const shownLength = 1500;
const previewLength = 300;

/** An answer stands on its run's page and on those of comparisons; long ones are rare and not kept. */
const rendered = new WeakMap<readonly MarkedValue[], Map<string, string>>();

/** An answer as it was given, as HTML, with the values in it marked. */
export function renderAnswer(text: string, values: readonly MarkedValue[]): string {
  const known = rendered.get(values) ?? new Map<string, string>();
  rendered.set(values, known);
  const html = known.get(text) ?? writeAnswer(text, values);
  if (text.length <= shownLength) known.set(text, html);
  return html;
}

function writeAnswer(text: string, values: readonly MarkedValue[]): string {
  const html = renderTokens([{ text, role: null }], findValueSpans(text, values));
  const quote = `<blockquote class="answer" dir="auto">${html}</blockquote>`;
  if (text.length <= shownLength) return quote;
  const preview = escapeHtml(text.slice(0, previewLength));
  const whole = `<span class="soft small">whole answer, ${text.length} characters</span>`;
  return `<details class="long-answer"><summary><span class="answer" dir="auto">${preview}…</span> ${whole}</summary>${quote}</details>`;
}
