import fc from 'fast-check';
import { listParts } from './list-parts.ts';
import type { TextPart } from './list-parts.ts';
import { byteEdits, mutateBytes } from './mutate-bytes.ts';
import { mutateParts, partEdits } from './mutate-parts.ts';

const anyNumber = fc.nat({ max: 0x3fffffff });
const place = { at: anyNumber, value: anyNumber, other: anyNumber };

const partEdit = fc.record({
  how: fc.constantFrom(...partEdits),
  part: anyNumber,
  other: anyNumber,
});
const byteEdit = fc.record({ how: fc.constantFrom(...byteEdits), ...place });
const flood = fc.record({ how: fc.constant('flood' as const), ...place });

/**
 * Inputs made from real files: parts of their structure are spoilt, then their bytes. Shrinks to
 * fewer and simpler edits.
 */
export function createInputArbitrary(seeds: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> {
  const known = new Map<number, { text: string; parts: TextPart[] }>();
  const readSeed = (at: number) => {
    const before = known.get(at);
    if (before !== undefined) return before;
    const text = new TextDecoder().decode(seeds[at]);
    const read = { text, parts: listParts(text) };
    known.set(at, read);
    return read;
  };
  return fc
    .record({
      seed: fc.nat({ max: seeds.length - 1 }),
      parts: fc.array(partEdit, { maxLength: 3 }),
      bytes: fc.oneof(
        { weight: 400, arbitrary: fc.array(byteEdit, { maxLength: 2 }) },
        { weight: 1, arbitrary: fc.array(flood, { minLength: 1, maxLength: 1 }) },
      ),
    })
    .map(({ seed, parts, bytes }) => {
      const own = seeds[seed] ?? new Uint8Array();
      if (parts.length === 0) return mutateBytes(own, seeds, bytes);
      const read = readSeed(seed);
      const spoilt = new TextEncoder().encode(mutateParts(read.text, read.parts, parts));
      return mutateBytes(spoilt, seeds, bytes);
    });
}
