import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { readPage } from './read-page.ts';
import { visitSite } from './visit-site.ts';

const visit = visitSite('root');
const site = inject('root');

const read = (file: string) => readFile(path.join(site.dist, file), 'utf8');

test("an archived run's address has its totals, the mark, and the place of its file", async () => {
  const html = await read('runs/archived/index.html');
  expect(html).toContain('Archived: the answers are no longer kept here');
  expect(html).toMatch(/totals computed by scorer v\s*1\s*at key revision\s*\d+/);
  expect(html).toContain('git show 0123456789abcdef0123456789abcdef01234567:');
  const { elements } = await readPage(site.dist, 'runs/archived/index.html');
  expect(elements.filter(({ tag }) => tag === 'b')).toEqual([]);
});

test('a link to one of its questions leads to the verdict', async () => {
  const page = await visit.browser.newPage();
  await page.goto(`${visit.home}runs/archived/#q07`);
  await expect(page.locator('tr:target').innerText()).resolves.toMatch(/^q07\s+\S+/);
  await page.close();
});

test('it stands in the table and the data, marked, and in no chart', async () => {
  const runs = await read('runs/index.html');
  expect(runs).toMatch(/href="\/runs\/archived\/"[^]*?archived, totals only/);
  // a table beside each chart names the runs that it draws
  const afterTable = runs.slice(runs.indexOf('id="gl-Charts"'));
  expect(afterTable).not.toContain('/runs/archived/');
  const lines = (await read('data/runs.json')).split('\n');
  expect(lines.filter((line) => line.includes('"archived":true'))).toEqual([
    expect.stringContaining('"id":"archived"'),
  ]);
  expect(await read('data/runs.csv')).toMatch(/^archived,shop-docs,.*,yes\r$/m);
  expect(JSON.parse(await read('data/runs/archived.json'))).toMatchObject({
    suite: 'shop-docs',
    runs: [{ id: 'archived', questions: [] }],
    archived: { keyRevision: expect.any(Number) },
  });
  expect(await read('badges/archived.json')).toContain('groundline');
});

test.each(['compare/?a=main&b=archived', 'compare/?a=archived&b=main'])(
  '%s says why there is none',
  async (address) => {
    const page = await visit.browser.newPage();
    await page.goto(visit.home + address);
    await page.getByText('archived is archived: its answers are no longer kept here').waitFor();
    await page.close();
  },
);

test('addresses of linked comparisons and of its path stay, and say why not', async () => {
  const compared = await readPage(site.dist, 'compare/archived/repeat-1/index.html');
  const links = compared.elements.map(({ attributes }) => attributes['href']);
  expect(links).toContain('/runs/archived/');
  expect(links).toContain('/runs/repeat-1/');
  expect(await read('compare/archived/repeat-1/index.html')).toContain(
    'One of the runs is archived',
  );
  expect(await read('brain/shop-docs/run/archived/index.html')).toContain('is archived with');
});
