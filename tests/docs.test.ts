import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';
import { docsOrder, nameDocsPage } from '../src/site/docs/docs-order.ts';
import { renderDocsPage } from '../src/site/docs/render-docs-page.ts';
import { takeFirstSentence } from '../src/site/docs/take-first-sentence.ts';
import { readDocs } from '../src/store/read-docs.ts';

const pages = await readDocs('docs');
const files = ['README.md', 'CONTRIBUTING.md', ...pages.map(({ file }) => `docs/${file}`)];

/** The anchors that GitHub gives the headings of a file. */
function listAnchors(file: string): Set<string> {
  const slugger = new GithubSlugger();
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```$/gm, '');
  return new Set(Array.from(text.matchAll(/^#+ (.*)$/gm), ([, name = '']) => slugger.slug(name)));
}

test.each(files)('%s: every link leads to a file, and to a heading of it', (file) => {
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```$/gm, '');
  const links = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, url = '']) => url);
  const broken = links.filter((url) => {
    if (url.startsWith('https://')) return false;
    const [target = '', anchor] = url.split('#');
    const to = target === '' ? file : path.join(path.dirname(file), target);
    return !existsSync(to) || (anchor !== undefined && !listAnchors(to).has(anchor));
  });
  expect(broken).toEqual([]);
});

test('the reading order names every page, the decisions apart, and no other', () => {
  const ids = pages.map(({ file }) => nameDocsPage(file));
  expect(ids.filter((id) => !id.startsWith('decisions/')).toSorted()).toEqual(
    docsOrder.flatMap((part) => part.pages).toSorted(),
  );
});

test.each(pages)('$file begins with a sentence that says what it is about', ({ text }) => {
  const [title = '', first = ''] = text
    .replace(/<!--.*?-->/gs, '')
    .trim()
    .split(/\n{2,}/);
  expect(title).toMatch(/^# /);
  const { about } = renderDocsPage(first, { resolve: () => undefined, highlight: () => [] });
  expect(takeFirstSentence(about)).toMatch(/^[^#|>-].{20,220}[.?]$/);
});
