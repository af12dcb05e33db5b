import { expect, test } from 'vitest';
import { isPublishable } from './is-publishable.ts';

test.each([
  ['a.md', true],
  ['a b/c#d+é/ü.md', true],
  ['index.md', true],
  ['v1.2/notes.md', true],
  ['a"b\'c<d>.md', true],
  ['notes.html.md', true],
  ['index.html.md', false],
  ['a/index.html/b.md', false],
  ['100%.md', false],
  ['what?.md', false],
  ['a\\b.md', false],
  ['a\tb.md', false],
  ['a\u007fb.md', false],
  ['.hidden.md', false],
  ['a/.b/c.md', false],
])('%j: %j', (path, expected) => {
  expect(isPublishable(path)).toBe(expected);
});
