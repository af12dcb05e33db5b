const rewrites: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/[‘’‚‛]/g, "'"],
  [/[“”„‟]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/\p{Cf}/gu, ''],
  [/\*|~~|`/g, ''],
  [/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, ''],
];

/**
 * Brings a text to the one form in which keys and answers are compared: NFKC, plain quotes and
 * dashes, no format characters, no Markdown emphasis, lower case, single spaces.
 */
export function fold(text: string): string {
  const plain = rewrites.reduce(
    (folded, [pattern, replacement]) => folded.replace(pattern, replacement),
    text.normalize('NFKC'),
  );
  return plain.toLowerCase().replace(/\s+/g, ' ').trim();
}
