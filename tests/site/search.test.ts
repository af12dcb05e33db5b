import { expect, test } from 'vitest';
import { visitSite } from './visit-site.ts';
import { watchPage } from './watch-page.ts';

const visit = visitSite('repo');

test('the slash key leads to the search, which finds runs, questions, headings and docs', async () => {
  const context = await visit.browser.newContext();
  const { page, seen } = await watchPage(context, visit.home);
  await page.goto(`${visit.home}runs/`);
  await page.keyboard.press('/');
  await page.waitForURL('**/search/');
  const found = page.locator('[data-search-results] a');
  for (const [text, href] of [
    ['returns', '/repo/documents/shop-docs/02-applications/01-returns/'],
    ['pictures attached', '/repo/questions/shop-docs/q08/'],
    ['import runs from other tools', '/repo/docs/how-to/import-runs/'],
    ['hostile', '/repo/runs/hostile/'],
  ]) {
    await page.fill('input[type=search]', text ?? '');
    await page.locator(`[data-search-results] a[href^="${href}"]`).first().waitFor();
  }
  expect(new URL(page.url()).search).toBe('?q=hostile');
  await page.reload();
  await found.first().waitFor();
  await context.close();
  expect(seen).toEqual([]);
});

test('without JavaScript the search says so', async () => {
  const context = await visit.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${visit.home}search/`);
  expect(await page.locator('main form').isVisible()).toBe(false);
  expect(await page.locator('noscript').innerText()).toContain('needs JavaScript');
  await context.close();
});
