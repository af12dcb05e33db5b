const rewrites: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/[‘’‚‛]/g, "'"],
  [/[“”„‟]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/\p{Cf}/gu, ''],
];
const marks = /\*|~~|`/g;
const emphasis = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const thousandMarks = /\p{M}{1000}/u;
const manyMarks = /(\P{M}?\p{M}{1000})/u;
// most texts have nothing that the first steps would change
const beyondAscii = /[^\0-\x7f]/;
const anyMark = /[*~`_]/;

/**
 * Brings a text to the one form in which keys and answers are compared: NFKC, plain quotes and
 * dashes, no format characters, no Markdown emphasis, lower case, single spaces.
 */
export function fold(text: string): string {
  const plain = beyondAscii.test(text) ? rewriteCharacters(text) : text;
  const bare = anyMark.test(plain) ? plain.replace(marks, '').replace(emphasis, '') : plain;
  return bare.toLowerCase().replace(/\s+/g, ' ').trim();
}

function rewriteCharacters(text: string): string {
  return rewrites.reduce(
    (folded, [pattern, replacement]) => folded.replace(pattern, replacement),
    normalize(text),
  );
}

/**
 * NFKC. Putting the marks of one letter into order takes the square of their number, so of more than a
 * thousand each thousand is put into order for itself.
 */
function normalize(text: string): string {
  if (!thousandMarks.test(text)) return text.normalize('NFKC');
  return text
    .split(manyMarks)
    .map((part) => part.normalize('NFKC'))
    .join('');
}
