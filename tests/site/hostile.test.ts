import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { launchBrowser } from './launch-browser.ts';
import { listFiles } from './list-files.ts';
import { pageKinds } from './page-kinds.ts';
import { serveBuiltSite } from './serve-built-site.ts';
import type { ServedSite } from './serve-built-site.ts';
import { watchPage } from './watch-page.ts';

const hostile = z
  .object({
    label: z.string(),
    model: z.string(),
    client: z.string(),
    system: z.string(),
    answers: z.array(z.object({ id: z.string(), answer: z.string() })),
  })
  .parse(JSON.parse(readFileSync('tests/site/content/runs/shop-docs/hostile.json', 'utf8')));

let browser: Browser;
let site: ServedSite;

beforeAll(async () => {
  site = await serveBuiltSite(inject('root'));
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  site.close();
});

describe.each(pageKinds.filter(({ sample }) => sample !== '404.html'))('$name', ({ sample }) => {
  test('executes nothing, asks nobody else and breaks no rule', async () => {
    const context = await browser.newContext();
    const { page, seen } = await watchPage(context, site.home);
    await page.goto(site.home + sample.replace(/index\.html$/, ''), { waitUntil: 'networkidle' });
    for (const fold of await page.locator('summary').all()) {
      if (await fold.isVisible()) await fold.click();
    }
    await page.locator('h1').hover();
    await context.close();
    expect(seen).toEqual([]);
  });
});

test('hostile answers and fields are shown as the text that they are', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.home}runs/hostile/`);
  const shown = squeeze(await page.evaluate(() => document.body.textContent));
  const title = await page.title();
  await context.close();
  const asked = hostile.answers.filter(({ id }) => /^q\d+$/.test(id));
  expect(asked).toHaveLength(28);
  for (const { answer } of asked) expect(shown).toContain(squeeze(answer));
  for (const field of [hostile.label, hostile.model, hostile.client, hostile.system]) {
    expect(shown).toContain(squeeze(field));
  }
  expect(title).toContain(hostile.label);
});

test('a hostile document is shown as the text that it is', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.home}documents/odd-names/hostile/`);
  const shown = squeeze(await page.evaluate(() => document.body.textContent));
  await context.close();
  const lines = readFileSync('tests/site/fixtures/odd-names/docs/hostile.md', 'utf8').split('\n');
  for (const line of lines) expect(shown).toContain(squeeze(line));
});

test('no page holds an element that only a hostile text could have brought', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const files = await listFiles(inject('root').dist);
  for (const file of files.filter((each) => /^(runs|questions|documents)\/.*html$/.test(each))) {
    if (!/hostile\/|odd-names|^runs\/index|shop-docs\/q0[12]/.test(file)) continue;
    await page.goto(site.home + file.split('/').map(encodeURIComponent).join('/'));
    const odd = await page
      .locator(
        'main :is(script, style, iframe, object, embed, base, meta, link, math, img, template, plaintext, textarea)',
      )
      .count();
    // the scripts of the page's own components come from its own folder
    const own = await page.locator('main script[src*="/_astro/"]').count();
    expect(odd - own, file).toBe(0);
    const addresses = await page
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((address) => /^\s*(javascript|data):/i.test(address))).toEqual([]);
  }
  await context.close();
});

/** White space, and what HTML cannot hold, taken out of a comparison. */
function squeeze(text: string): string {
  return text.replace(/[\s\u0000\ufffd]+/g, '');
}
