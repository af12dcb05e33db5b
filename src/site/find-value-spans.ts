import { fold } from '../text/fold.ts';

/** A stretch of a text, in code units, end excluded. */
export type TextSpan = { readonly start: number; readonly end: number; readonly kind: string };

/** What folding takes away between two characters; of format characters those that texts hold. */
const dropped = '[*`_~\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]*';
const variants: Readonly<Record<string, string>> = {
  ' ': '\\s+',
  '-': '[-‐‑‒–—―−]',
  "'": "['‘’‚‛]",
  '"': '["“”„‟]',
};
const letterOrDigit = /[\p{L}\p{N}]/u;

/** A value as it is looked for; an edge is bound where no letter or digit may stand next to it. */
type LooseValue = {
  readonly folded: string;
  readonly pattern: RegExp;
  readonly boundStart: boolean;
  readonly boundEnd: boolean;
};

/** The same few hundred values are sought in every run's answers. */
const compiled = new Map<string, LooseValue>();

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
  const whole = values.length === 0 ? '' : fold(text);
  for (const { value, kind } of values) {
    const loose = compileLoosely(value);
    // most values are nowhere in most texts, and looking for them loosely is slow
    if (loose.folded === '' || !whole.includes(loose.folded)) continue;
    for (const { index, 0: found } of text.matchAll(loose.pattern)) {
      const end = index + found.length;
      if (fold(found) !== loose.folded || !standsAlone(text, index, end, loose)) continue;
      if (spans.every((span) => span.end <= index || end <= span.start))
        spans.push({ start: index, end, kind });
    }
  }
  return spans.toSorted((a, b) => a.start - b.start);
}

function standsAlone(text: string, start: number, end: number, loose: LooseValue): boolean {
  // two code units hold any character; a lone half of another one is no letter
  const before = Array.from(text.slice(Math.max(0, start - 2), start)).at(-1) ?? '';
  const after = Array.from(text.slice(end, end + 2)).at(0) ?? '';
  return (
    !(loose.boundStart && letterOrDigit.test(before)) &&
    !(loose.boundEnd && letterOrDigit.test(after))
  );
}

/** Edges are judged apart: classes of all letters in a pattern that ignores case compile slowly. */
function compileLoosely(value: string): LooseValue {
  const known = compiled.get(value);
  if (known !== undefined) return known;
  const folded = fold(value);
  const characters = Array.from(folded);
  const body = characters.map((character) => variants[character] ?? escapePattern(character));
  const loose = {
    folded,
    pattern: new RegExp(body.join(dropped), 'giu'),
    boundStart: letterOrDigit.test(characters.at(0) ?? ''),
    boundEnd: letterOrDigit.test(characters.at(-1) ?? ''),
  };
  compiled.set(value, loose);
  return loose;
}

function escapePattern(character: string): string {
  return character.replace(/[$()*+./?[\\\]^{|}]/, '\\$&');
}
