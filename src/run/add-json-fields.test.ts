import { expect, test } from 'vitest';
import { addJsonFields } from './add-json-fields.ts';

test.each([
  ['{"answers":[]}', '{\n  "mode": "a","answers":[]}'],
  ['{"mode":null,"answers":[]}', '{"mode":"a","answers":[]}'],
  ['{"mode":null,"answers":[],"mode":null}', '{"answers":[],"mode":"a"}'],
])('%s', (text, expected) => {
  expect(JSON.parse(addJsonFields(text, { mode: 'a' }))).toEqual(JSON.parse(expected));
});
