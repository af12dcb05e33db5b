import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitSite } from './visit-site.ts';

/** Under a base path, where an address that forgets it fails. */
const visit = visitSite('repo');
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  context = await visit.browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
});

afterEach(async () => {
  await context.close();
});

describe('the question table of a run', () => {
  const table = '#gl-QuestionTable';
  const listRows = (of: Page) => of.locator(`${table} tbody tr:visible th`).allInnerTexts();

  test('keeps its sorting and its filter on reload, on Back and in a pasted address', async () => {
    await page.goto(`${visit.home}runs/main/`);
    const all = await listRows(page);
    expect(all).toHaveLength(28);

    await page
      .locator('[data-table="gl-QuestionTable"] [data-filter="verdict"]')
      .selectOption('grounded');
    const filtered = await listRows(page);
    expect(filtered.length).toBeGreaterThan(1);
    expect(filtered.length).toBeLessThan(28);

    await page.locator(`${table} th[data-column="id"] button`).click();
    await page.locator(`${table} th[data-column="id"] button`).click();
    const sorted = await listRows(page);
    expect(sorted).toEqual(filtered.toReversed());

    await page.reload();
    expect(await listRows(page)).toEqual(sorted);

    const pasted = await context.newPage();
    await pasted.goto(page.url());
    expect(await listRows(pasted)).toEqual(sorted);
    await pasted.close();

    await page.goBack();
    await page.goBack();
    expect(await listRows(page)).toEqual(filtered);
    await page.goBack();
    expect(await listRows(page)).toEqual(all);
  });

  test('brings misses to the top by one click', async () => {
    await page.goto(`${visit.home}runs/main/`);
    await page.getByRole('button', { name: 'misses first' }).click();
    const [first = ''] = await page.locator(`${table} tbody tr:visible`).allInnerTexts();
    expect(first).toMatch(/wrong|should have refused/);
  });

  test('tells a screen reader how it is sorted', async () => {
    await page.goto(`${visit.home}runs/main/`);
    const header = page.locator(`${table} th[data-column="precision"]`);
    await header.getByRole('button').click();
    expect(await header.getAttribute('aria-sort')).toBe('ascending');
    await header.getByRole('button').click();
    expect(await header.getAttribute('aria-sort')).toBe('descending');
  });
});

describe('the tree of the Brain', () => {
  const patience = { timeout: 30_000 };
  const listTitles = () => page.locator('.tree li:visible > .own > .head').allInnerTexts();
  const fit = () => page.locator('[data-tree-count]').innerText();

  test('keeps its filters on reload, on Back and in a pasted address', async () => {
    await page.goto(`${visit.home}brain/shop-docs/`);
    const all = await listTitles();
    await page.locator('[data-tree-changed]').check();
    await expect.poll(fit, patience).toMatch(/^29 of \d+ nodes/);
    const changed = await listTitles();
    await page.reload();
    await expect.poll(fit, patience).toMatch(/^29 of/);
    expect(await listTitles()).toEqual(changed);
    await page.goBack();
    await expect.poll(listTitles, patience).toEqual(all);
  });

  test('finds a node and shows it with all that it lies in', async () => {
    await page.goto(`${visit.home}brain/shop-docs/?q=ret-03`);
    await expect.poll(fit, patience).toMatch(/^1 of/);
    const shown = await listTitles();
    expect(shown).toHaveLength(5);
    expect(shown.at(-1)).toMatch(/^RET-03/);
  });

  test("marks a run's path with the numbers of its calls", async () => {
    await page.goto(`${visit.home}brain/shop-docs/`);
    await page.locator('[data-tree-run]').selectOption('descend-brain-2');
    const root = page.locator('.tree > li > .own .steps');
    await expect.poll(() => root.allInnerTexts(), patience).toEqual(['opened 1']);
    await page.locator('[data-tree-path]').check();
    await expect.poll(fit, patience).toMatch(/^\d+ of/);
    const marked = await page.locator('.tree li.visited').count();
    expect(await fit()).toContain(`${marked} of`);
  });

  test('is reached from a question at the node that answers it', async () => {
    await page.goto(`${visit.home}questions/shop-docs/q02/`);
    await page.locator('.trails a').last().click();
    const node = page.locator('li:target');
    await expect.poll(() => node.isVisible(), patience).toBe(true);
    expect(await node.locator('> .own .asked').innerText()).toContain('q02');
  });
});

test('the address of a question carries no filter', async () => {
  await page.goto(`${visit.home}runs/main/?QuestionTable.verdict=wrong#q07`);
  expect(await page.locator('#q07').isVisible()).toBe(true);
  const button = page.locator('#q07 [data-copy-link]').first();
  await button.click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${visit.home}runs/main/#q07`);
});

test('a fragment opens the page at the question that it names', async () => {
  await page.goto(`${visit.home}runs/main/#q20`);
  const top = await page
    .locator('#q20')
    .evaluate((section) => Math.round(section.getBoundingClientRect().top));
  expect(Math.abs(top)).toBeLessThan(60);
});

test('the chosen scheme stays, and does not flash', async () => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(visit.home);
  const readPaper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await readPaper();
  await page.locator('[data-scheme-toggle] select').selectOption('dark');
  const dark = await readPaper();
  expect(dark).not.toBe(light);

  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.body === null) return;
      document.documentElement.dataset['firstScheme'] =
        document.documentElement.dataset['scheme'] ?? 'none';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${visit.home}runs/main/`);
  expect(await page.locator('html').getAttribute('data-first-scheme')).toBe('dark');
  expect(await readPaper()).toBe(dark);
  expect(await page.locator('[data-scheme-toggle] select').inputValue()).toBe('dark');
});

describe('without JavaScript', () => {
  test('a run reads whole and its links lead on', async () => {
    const plain = await visit.browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(`${visit.home}runs/main/`);
    expect(await still.locator('section.question').count()).toBe(28);
    expect(await still.locator('#gl-QuestionTable tbody tr:visible').count()).toBe(28);
    expect(await still.locator('.tools:visible, .copy-link:visible').count()).toBe(0);
    expect(await still.locator('#q01 .line').first().isVisible()).toBe(true);

    const fold = still.locator('details.fold').first();
    expect(await fold.locator('.line').first().isVisible()).toBe(false);
    await fold.locator('summary').click();
    expect(await fold.locator('.line').first().isVisible()).toBe(true);

    await still.locator('#q01 .line-view h4 a').first().click();
    expect(new URL(still.url()).pathname).toMatch(/^\/repo\/documents\/shop-docs\//);
    expect(await still.locator('h1').isVisible()).toBe(true);
    await plain.close();
  });

  test.each([
    '',
    'runs/',
    'questions/shop-docs/',
    'documents/shop-docs/',
    'brain/shop-docs/',
    'method/',
  ])('/%s shows its content and no idle controls', async (path) => {
    const plain = await visit.browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(visit.home + path);
    expect((await still.locator('main').innerText()).length).toBeGreaterThan(200);
    expect(await still.locator('main :is(button, select, input):visible').count()).toBe(0);
    await plain.close();
  });
});

test('a run prints as a report: no navigation, no controls, every fold open', async () => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${visit.home}runs/main/`);
  // the buttons that sort are the headings of their columns
  const controls = page.locator(':is(nav, select, input, button:not(.sort)):visible');
  expect(await controls.count()).toBe(0);
  const folds = page.locator('details.fold');
  expect(await folds.count()).toBeGreaterThan(0);
  for (const fold of await folds.all()) {
    expect(await fold.locator('.line').first().isVisible()).toBe(true);
  }
});

test('a run prints dark on white and with whole ids, in whatever scheme it was read', async () => {
  await page.addInitScript(() => localStorage.setItem('groundline-scheme', 'dark'));
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto(`${visit.home}runs/main/`);
  expect(await page.evaluate(() => document.documentElement.dataset['scheme'])).toBe('dark');
  await page.emulateMedia({ media: 'print' });
  const read = (property: string) =>
    page.evaluate(
      (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
      property,
    );
  expect(await read('background-color')).toBe('rgb(255, 255, 255)');
  expect(Number(/oklch\(([\d.]+)/.exec(await read('color'))?.[1])).toBeLessThan(0.5);
  const heights = await page
    .locator('#gl-QuestionTable tbody th a')
    .evaluateAll((links) => links.map((link) => link.getClientRects().length));
  expect(heights).toEqual(Array.from({ length: 28 }, () => 1));
});

test('the matrix shows a dot where a question was not asked', async () => {
  await page.goto(`${visit.home}questions/shop-docs/`);
  const dot = page.locator('.matrix .unasked').first();
  expect(await dot.innerText()).toBe('·');
  expect(await dot.evaluate((cell) => parseFloat(getComputedStyle(cell).fontSize))).toBeGreaterThan(
    8,
  );
});

test('a missing page says so under the base path, with a way on', async () => {
  const response = await page.goto(`${visit.home}no/such/page/`);
  expect(response?.status()).toBe(404);
  await page.locator('nav a').first().click();
  expect(page.url()).toBe(visit.home);
});
