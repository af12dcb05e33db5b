import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitSite } from './visit-site.ts';

const visit = visitSite('repo');
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  context = await visit.browser.newContext();
  page = await context.newPage();
});

afterEach(async () => {
  await context.close();
});

const ids = () => page.locator('[data-comparison] tbody th a').allInnerTexts();

/** Opens a comparison and waits until it is drawn. */
async function open(query: string): Promise<void> {
  await page.goto(`${visit.home}compare/${query}`);
  await page.locator('[data-comparison] table').last().waitFor();
}

describe('any pair in the browser', () => {
  test('says the same of two runs as their page', async () => {
    await open('?a=repeat-1&b=repeat-2');
    const measures = await page.locator('[data-comparison] table').first().innerText();
    await page.goto(`${visit.home}compare/repeat-1/repeat-2/`);
    expect(await page.locator('table').first().innerText()).toBe(measures);
  });

  test('holds a run against a series', async () => {
    await open('?a=main&b=series:repeat-1');
    expect(await page.locator('.pair-sides').innerText()).toMatch(/2 trials/);
    expect(await ids()).toHaveLength(28);
    const caption = await page.locator('[data-comparison] caption').first().innerText();
    expect(caption).toContain('The question is the unit');
  });

  test('its counts filter, on reload, on Back and in a pasted address', async () => {
    await open('?a=main&b=repeat-1');
    const all = await ids();
    const counts = page.locator('.choices a').filter({ hasText: /regressed|gained/ });
    const [, count = ''] = /^(\d+)/.exec(await counts.first().innerText()) ?? [];
    await counts.first().click();
    await page.locator('.choices strong').filter({ hasText: count }).waitFor();
    const kept = await ids();
    expect(kept).toHaveLength(Number(count));
    expect(kept.length).toBeLessThan(all.length);
    await page.reload();
    await page.locator('[data-comparison] table').last().waitFor();
    expect(await ids()).toEqual(kept);
    await page.goBack();
    await page.locator('[data-comparison] table').last().waitFor();
    expect(await ids()).toEqual(all);
    // the address of a question carries no filter
    const href = await page.locator('[data-comparison] tbody th a').first().getAttribute('href');
    expect(href).toMatch(/^\/repo\/questions\/shop-docs\/[^?]+\/$/);
  });

  test.each([
    ['?a=nobody&b=main', 'No run is called nobody'],
    ['?a=series:nobody&b=main', 'No series begins with the run nobody'],
    ['?a=main&b=odd-names', 'only runs on one suite can be compared'],
  ])('%s is told, not drawn', async (query, message) => {
    await page.goto(`${visit.home}compare/${query}`);
    await page.getByText(message).waitFor();
    expect(await page.locator('[data-comparison] table').count()).toBe(0);
  });
});
