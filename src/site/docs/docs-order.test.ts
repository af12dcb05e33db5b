import { expect, test } from 'vitest';
import { arrangeDocs, docsOrder, nameDocsPage } from './docs-order.ts';

test.each([
  ['tutorial.md', 'tutorial'],
  ['how-to/mend-a-key.md', 'how-to/mend-a-key'],
  ['decisions/README.md', 'decisions'],
])('%s', (file, id) => {
  expect(nameDocsPage(file)).toBe(id);
});

test('pages stand in their order, what has none comes last, and empty parts are left out', () => {
  expect(arrangeDocs(['zebra', 'scoring', 'decisions', 'explanation', 'decisions/a'])).toEqual([
    { name: 'Understand', pages: ['explanation', 'scoring'] },
    { name: 'Inside', pages: ['decisions', 'decisions/a', 'zebra'] },
  ]);
});

test('no page stands in two parts', () => {
  const pages = docsOrder.flatMap((part) => part.pages);
  expect(new Set(pages).size).toBe(pages.length);
});
