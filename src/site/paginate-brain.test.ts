import { expect, test } from 'vitest';
import { makeDocuments } from '../../tests/make-suite.ts';
import { buildBrain } from '../brain/build-brain.ts';
import { buildBrainView } from './build-brain-view.ts';
import { chooseOpenLevels } from './choose-open-levels.ts';
import { indexBrainPages, listShown, nameBrainPage, paginateBrain } from './paginate-brain.ts';

/** A document with so many sections. */
const write = (sections: number) =>
  `# T\n\nText.\n${Array.from({ length: sections }, (_, at) => `\n## S${at}\n\nText.\n`).join('')}`;

function viewTexts(texts: Readonly<Record<string, string>>) {
  const documents = makeDocuments(texts);
  return buildBrainView(buildBrain(documents, 1), buildBrain(documents, 2), []);
}

const small = { 'a.md': write(3), 'b/c.md': write(4), 'b/d.md': write(2) };
const many = Object.fromEntries(
  Array.from({ length: 30 }, (_, at) => [`f${at % 3}/d${at}.md`, write(3)]),
);

test.each([
  ['a tree that fits', small, 100, ['']],
  ['documents apart', small, 10, ['', 'in/a.md', 'in/b/c.md', 'in/b/d.md']],
  ['a document with many sections', { 'a.md': write(12) }, 8, ['', 'in/a.md', 'part/2/a.md']],
  [
    'a folder with many documents',
    { 'a.md': '', 'b.md': '', 'c.md': '', 'd.md': '' },
    3,
    ['', 'part/2'],
  ],
  ['no document', {}, 3, ['']],
  [
    'names that no address can have',
    { '.a/b?.md': write(4), 'c.md': write(2) },
    6,
    ['', 'part/2', 'in/c.md'],
  ],
])('%s', (_, texts, most, names) => {
  expect(paginateBrain(viewTexts(texts).root, most).map(nameBrainPage)).toEqual(names);
});

test('folders have pages where their documents do not fit', () => {
  const names = paginateBrain(viewTexts(many).root, 20).map(nameBrainPage);
  expect(names).toContain('in/f0');
  expect(names).toContain('in/f0/d0.md');
  expect(new Set(names).size).toBe(names.length);
});

test.each([5, 8, 20, 1000])(
  'with %i nodes a page every node is on one, and no page has more',
  (most) => {
    const { root, nodes } = viewTexts({ ...small, ...many });
    const pages = paginateBrain(root, most);
    const pageOf = indexBrainPages(pages);
    expect([...pageOf.keys()].toSorted()).toEqual([...nodes.keys()].toSorted());
    for (const page of pages) {
      const shown = page.children.flatMap((child) => listShown(child, page.cut));
      expect(shown.length).toBeLessThanOrEqual(most);
    }
  },
);

test('so many levels stand open at first as a screen or two can show', () => {
  const open = (texts: Readonly<Record<string, string>>) => {
    const [page] = paginateBrain(viewTexts(texts).root);
    return page === undefined ? 0 : chooseOpenLevels(page);
  };
  expect(open({})).toBe(1);
  expect(open(small)).toBe(3);
  expect(open(many)).toBe(2);
  expect(open({ 'a.md': write(100) })).toBe(1);
});
