import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasDuplicateKeys } from './has-duplicate-keys.ts';

test.each([
  ['{"a":1,"a":1}', true],
  ['{"a":{"b":1,"c":2,"b":3}}', true],
  ['[{"a":1},{"a":1}]', false],
  ['{"a":"\\":","b":["x:",":"]}', false],
  ['{"a\\"" : {"a\\"":null},"__proto__":{}}', false],
  ['{"\\u0061":1,"a":2}', true],
  ['"a"', false],
  ['null', false],
])('%s: %j', (text, expected) => {
  expect(hasDuplicateKeys(text, JSON.parse(text))).toBe(expected);
});

test('no text that JSON.stringify writes has a key twice', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(0, 2), (json, indent) => {
      const value: unknown = JSON.parse(json);
      expect(hasDuplicateKeys(JSON.stringify(value, null, indent), value)).toBe(false);
    }),
  );
});
