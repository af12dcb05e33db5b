import { expect, test } from 'vitest';
import { takeFirstSentence } from './take-first-sentence.ts';

test.each([
  ['One. Two.', 'One.'],
  ['One', 'One'],
  ['', ''],
  ['Is it? Yes.', 'Is it?'],
  ['Node 22.12 or newer. More', 'Node 22.12 or newer.'],
  ['Did it "get better?", and may I? Yes.', 'Did it "get better?", and may I?'],
  ['npx groundline check . names it. Then', 'npx groundline check . names it.'],
  ['One.\ntwo names it.', 'One.'],
])('%j', (paragraph, expected) => {
  expect(takeFirstSentence(paragraph)).toBe(expected);
});
