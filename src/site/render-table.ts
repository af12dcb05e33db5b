import { escapeHtml } from '../text/escape-html.ts';

export type RenderedTable = {
  /** Names the region that scrolls. */
  readonly label: string;
  readonly caption: string;
  readonly headers: readonly string[];
  /** Cells as HTML; the first of a row heads it. */
  readonly rows: readonly (readonly string[])[];
  /** Columns from this one on hold numbers. */
  readonly numbersFrom: number;
};

/** A table as HTML, the same at build and in the browser. */
export function renderTable({ label, caption, headers, rows, numbersFrom }: RenderedTable): string {
  const kind = (at: number) => (at < numbersFrom ? '' : ' class="number"');
  const head = headers.map((text, at) => `<th scope="col"${kind(at)}>${escapeHtml(text)}</th>`);
  const body = rows.map(([first = '', ...cells]) => {
    const rest = cells.map((cell, at) => `<td${kind(at + 1)}>${cell}</td>`);
    return `<tr><th scope="row">${first}</th>${rest.join('')}</tr>`;
  });
  return `<div class="table" role="region" aria-label="${escapeHtml(label)}" tabindex="0"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
