import { flags } from '../score/verdict.ts';
import type { Flag, Verdict, VerdictId } from '../score/verdict.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** The verdict's mark, drawn by `VerdictShapes`: not every reader's fonts hold all six characters. */
export function renderGlyph(id: VerdictId): string {
  return `<svg class="glyph" aria-hidden="true"><use href="#gl-Glyph-${id}"></use></svg>`;
}

/** A verdict's mark and word as HTML, with what a reader must know beside it. */
export function renderVerdict({ id, word }: Verdict, set: readonly Flag[] = []): string {
  const shown = flags.filter((flag) => set.some((other) => other.id === flag.id));
  return [
    `<span class="verdict v-${id}">${renderGlyph(id)} ${escapeHtml(word)}</span>`,
    ...shown.map((flag) => `<span class="flag">${escapeHtml(flag.word)}</span>`),
  ].join(' ');
}
