import { escapeHtml } from '../text/escape-html.ts';

/** The button that copies a fragment's whole address; `client/copy-link.ts` shows and serves it. */
export function renderCopyLink(href: string, what: string): string {
  return `<button class="copy-link" type="button" data-copy-link="${escapeHtml(href)}" hidden>Copy link<span class="visually-hidden"> to ${escapeHtml(what)}</span></button>`;
}
