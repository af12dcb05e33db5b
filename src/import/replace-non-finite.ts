const [quote, backslash, minus] = [0x22, 0x5c, 0x2d];
const nonFinite = new Set(['NaN', 'Infinity', '-Infinity']);

/** A function that takes the chunks of a JSON text in order and gives what to parse instead. */
export type ChunkFilter = (chunk: Uint8Array) => Uint8Array;

/**
 * Python writes `NaN`, `Infinity` and `-Infinity` for numbers that JSON has no form for; they read as
 * null. What stands in texts is left alone, and so is any other word.
 */
export function createNonFiniteFilter(): ChunkFilter {
  let inText = false;
  let escaped = false;
  // the beginning of a word or a sign, held back until its end is known
  let held: number[] = [];
  return (chunk) => {
    const parts: Uint8Array[] = [];
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (inText) {
        if (escaped) escaped = false;
        else if (byte === backslash) escaped = true;
        else if (byte === quote) inText = false;
        continue;
      }
      if (held.length > 0 && isLetter(byte)) {
        held.push(byte);
        start = at + 1;
        continue;
      }
      if (held.length > 0) {
        parts.push(releaseWord(held));
        held = [];
        start = at;
      }
      if (byte === quote) inText = true;
      else if (byte === minus || isLetter(byte)) {
        parts.push(chunk.subarray(start, at));
        held = [byte];
        start = at + 1;
      }
    }
    parts.push(chunk.subarray(start));
    return parts.length === 1 ? (parts[0] ?? chunk) : joinBytes(parts);
  };
}

function isLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}

function releaseWord(bytes: readonly number[]): Uint8Array {
  const word = String.fromCharCode(...bytes);
  return new TextEncoder().encode(nonFinite.has(word) ? 'null' : word);
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
