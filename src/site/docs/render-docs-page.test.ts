import { expect, test } from 'vitest';
import { loadCodeHighlighter } from './load-code-highlighter.ts';
import { renderDocsPage } from './render-docs-page.ts';

const highlight = await loadCodeHighlighter();
const resolve = (url: string) => (url.endsWith('.md') ? `/docs/${url}` : undefined);
const render = (text: string) => renderDocsPage(text, { resolve, highlight });

test('a page has its title, its first paragraph and its headings', () => {
  const { title, about, headings } = render(
    '# The `x`\n\nFirst\n**one**.\n\n## Two\n\n### 3. Three\n\n## Two\n',
  );
  expect({ title, about, headings }).toEqual({
    title: 'The x',
    about: 'First one.',
    headings: [
      { id: 'gl-Part-two', text: 'Two', depth: 2 },
      { id: 'gl-Part-3-three', text: '3. Three', depth: 3 },
      { id: 'gl-Part-two-1', text: 'Two', depth: 2 },
    ],
  });
});

test.each([
  ['[a](b.md)', '<p><a href="/docs/b.md">a</a></p>'],
  ['[a *b*](../LICENSE)', '<p>a <em>b</em></p>'],
  ['a <script>alert(1)</script> b', '<p>a alert(1) b</p>'],
  ['<!-- written by a command -->\n\na', '<p>a</p>'],
  ['`<b>` "quoted" -- dash', '<p><code>&#x3C;b></code> "quoted" -- dash</p>'],
])('%s', (text, expected) => {
  expect(render(text).html.trim()).toBe(expected);
});

test('code is highlighted into classes, and each block has a name of its own', () => {
  const { html } = render('# T\n\n```sh\n# a <b>\necho "x"\n```\n\n```text\n<plain>\n```\n');
  expect(html).toContain('aria-label="Code: T" tabindex="0"');
  expect(html).toContain('aria-label="Code: T, 2"');
  expect(html).toContain('<span class="t-mark"># a &lt;b&gt;</span>\n');
  expect(html).toContain('<span class="t-code">&quot;x&quot;</span>');
  expect(html).toContain('<code>&lt;plain&gt;</code>');
  expect(html).not.toContain('style=');
});

test('a table scrolls in a region named after its heading', () => {
  const { html } = render('# T\n\n## Rules\n\n| a | n |\n| - | -: |\n| x | 1 |\n');
  expect(html).toContain(
    '<div class="table" role="region" aria-label="Table: Rules" tabindex="0"><table><caption class="visually-hidden">Table: Rules</caption><thead><tr><th scope="col">a</th><th scope="col" class="number">n</th></tr></thead><tbody><tr><td>x</td><td class="number">1</td></tr></tbody></table></div>',
  );
});

test('the title stands apart, and a heading of the same words has an address of its own', () => {
  const { titleHtml, html } = render('# The `x`\n\n## The x\n');
  expect(titleHtml).toBe('The <code>x</code>');
  expect(html).not.toContain('<h1>');
  expect(html).toContain('<h2 id="gl-Part-the-x-1">');
});
