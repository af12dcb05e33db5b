import { fold } from '../text/fold.ts';

/** A stretch of a text, in code units, end excluded. */
export type TextSpan = { readonly start: number; readonly end: number; readonly kind: string };

/** What folding takes away between two characters. */
const dropped = '[*`_~\\p{Cf}]*';
const variants: Readonly<Record<string, string>> = {
  ' ': '\\s+',
  '-': '[-‐‑‒–—―−]',
  "'": "['‘’‚‛]",
  '"': '["“”„‟]',
};

/**
 * Where values stand in a text as it was written, for marking them. Only for the eye: what counts is
 * decided on folded text, and a stretch is marked only where it folds to the value.
 * @returns spans in order that do not overlap; of two that do, the earlier in `values` stays
 */
export function findValueSpans(
  text: string,
  values: readonly { readonly value: string; readonly kind: string }[],
): TextSpan[] {
  const spans: TextSpan[] = [];
  for (const { value, kind } of values) {
    const folded = fold(value);
    if (folded === '') continue;
    for (const { index, 0: found } of text.matchAll(compileLoosely(folded))) {
      const end = index + found.length;
      if (fold(found) !== folded) continue;
      if (spans.every((span) => span.end <= index || end <= span.start))
        spans.push({ start: index, end, kind });
    }
  }
  return spans.toSorted((a, b) => a.start - b.start);
}

function compileLoosely(folded: string): RegExp {
  const body = Array.from(
    folded,
    (character) => variants[character] ?? escapePattern(character),
  ).join(dropped);
  const before = /^[\p{L}\p{N}]/u.test(folded) ? '(?<![\\p{L}\\p{N}])' : '';
  const after = /[\p{L}\p{N}]$/u.test(folded) ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(`${before}${body}${after}`, 'giu');
}

function escapePattern(character: string): string {
  return character.replace(/[$()*+./?[\\\]^{|}]/, '\\$&');
}
