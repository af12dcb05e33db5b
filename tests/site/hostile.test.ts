import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { listFiles } from './list-files.ts';
import { serveBuiltSite } from './serve-built-site.ts';
import { visitSite } from './visit-site.ts';
import { squeeze, walkPages } from './walk-pages.ts';

const visit = visitSite('root');
const hostile = z
  .object({
    label: z.string(),
    model: z.string(),
    client: z.string(),
    system: z.string(),
    answers: z.array(z.object({ id: z.string(), answer: z.string() })),
  })
  .parse(JSON.parse(readFileSync('tests/site/content/runs/shop-docs/hostile.json', 'utf8')));

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";
/** The search compiles WebAssembly. */
const searchPolicy = policy.replace("'self'", "'self' 'wasm-unsafe-eval'");

test('every page executes nothing, asks nobody else and breaks no rule, as a phone shows it', async () => {
  const { dist } = inject('hostile');
  const placements = inject('placements');
  const hostileSite = await serveBuiltSite(inject('hostile'));
  const files = (await listFiles(dist)).filter((file) => file.endsWith('.html'));
  const walk = await walkPages(visit.browser, hostileSite.home, files.map(nameAddress));
  hostileSite.close();
  const lost = placements.filter(
    ({ page, text }) => walk.shown.get(page.slice(1))?.includes(squeeze(text)) !== true,
  );
  process.stdout.write(
    `hostile site: ${walk.pages} pages walked, ${placements.length} payloads placed, ` +
      `${walk.executions.length} executions, ${walk.foreign.length} foreign requests, ` +
      `${walk.violations.length} violations, ${walk.wide.length} too wide, ${lost.length} not shown as text\n`,
  );
  expect(walk).toMatchObject({ executions: [], foreign: [], violations: [], others: [], wide: [] });
  expect(lost.map(({ page, text }) => `${page}: ${text.slice(0, 200)}`)).toEqual([]);
  for (const [address, allowed] of walk.policies)
    expect(allowed, address).toBe(address === 'search/' ? searchPolicy : policy);
  expect(placements.length).toBeGreaterThan(600);
  expect(new Set(placements.map(({ page }) => page)).size).toBeGreaterThan(60);
});

test('hostile answers and fields are shown as the text that they are', async () => {
  const context = await visit.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${visit.home}runs/hostile/`);
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
  const context = await visit.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${visit.home}documents/odd-names/hostile/`);
  const shown = squeeze(await page.evaluate(() => document.body.textContent));
  await context.close();
  const lines = readFileSync('tests/site/fixtures/odd-names/docs/hostile.md', 'utf8').split('\n');
  for (const line of lines) expect(shown).toContain(squeeze(line));
});

test('no page holds an element that only a hostile text could have brought', async () => {
  const context = await visit.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const files = await listFiles(inject('root').dist);
  for (const file of files.filter((each) => /^(runs|questions|documents)\/.*html$/.test(each))) {
    if (!/hostile\/|odd-names|^runs\/index|shop-docs\/q0[12]/.test(file)) continue;
    await page.goto(visit.home + nameAddress(file));
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

/** The address of a built file, relative to the home page. */
function nameAddress(file: string): string {
  return file
    .replace(/index\.html$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}
