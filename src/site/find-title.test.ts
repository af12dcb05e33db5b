import { expect, test } from 'vitest';
import { findTitle } from './find-title.ts';

test.each([
  [['# Title'], 'Title'],
  [['---', 'title: no', '---', '', '## A `coded` *title* ##'], 'A coded title'],
  [['```', '# a comment', '```', '# Real'], 'Real'],
  [['````', '```', '# inside', '````', '# Real'], 'Real'],
  [['#hashtag', 'text'], 'b.md'],
  [[], 'b.md'],
])('%j: %s', (lines, title) => {
  expect(findTitle({ path: 'a/b.md', lines })).toBe(title);
});
