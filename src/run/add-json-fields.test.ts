import { expect, test } from 'vitest';
import { addJsonFields } from './add-json-fields.ts';

test.each([
  ['{"answers":[]}', '{"mode": "a", "answers":[]}'],
  ['{ "answers" : [] }', '{ "mode": "a", "answers" : [] }'],
  ['{\r\n\t"answers": []\r\n}', '{\r\n\t"mode": "a",\r\n\t"answers": []\r\n}'],
  ['{"mode":null,"answers":[]}', '{"mode":"a","answers":[]}'],
  ['{"mode":null,"answers":[],"mode":null}', '{"answers":[],"mode":"a"}'],
])('%s', (text, expected) => {
  expect(addJsonFields(text, { mode: 'a' })).toBe(expected);
});

test('a value of several lines is indented as the text is', () => {
  expect(addJsonFields('{\n    "answers": {}\n}', { seen: { lines: {} } })).toBe(
    '{\n    "seen": {\n      "lines": {}\n    },\n    "answers": {}\n}',
  );
});

test('a text nested a thousand deep is kept as it is', () => {
  const text = `{"answers":${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}}`;
  expect(addJsonFields(text, { mode: 'a' })).toBe(text.replace('{', '{"mode": "a", '));
});
