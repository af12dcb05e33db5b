import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLines } from './find-lines.ts';

const letters = fc.constantFrom('a', 'b', '', '\r', '\n');
const text = fc.array(letters, { maxLength: 4 }).map((parts) => parts.join(''));

test('a text is found in the lines that hold it, whatever they are', () => {
  fc.assert(
    fc.property(fc.array(text), text, (texts, wanted) => {
      const lines = texts.map((line) => line.replaceAll('\n', ''));
      const expected = lines.flatMap((line, at) => (line.includes(wanted) ? [at + 1] : []));
      expect(findLines({ path: 'a.md', lines, sha256: '' }, wanted)).toEqual(expected);
    }),
  );
});
