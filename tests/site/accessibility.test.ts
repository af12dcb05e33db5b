import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './launch-browser.ts';
import { pageKinds } from './page-kinds.ts';
import { serveBuiltSite } from './serve-built-site.ts';
import type { ServedSite } from './serve-built-site.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
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

describe.each(pageKinds)('$name', ({ sample }) => {
  test.each([
    { width: 390, scheme: 'light' },
    { width: 390, scheme: 'dark' },
    { width: 1280, scheme: 'light' },
    { width: 1280, scheme: 'dark' },
  ] as const)('is for everyone, at $width pixels, $scheme', async ({ width, scheme }) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: scheme,
    });
    try {
      const page = await context.newPage();
      await page.goto(site.home + sample.replace(/index\.html$/, ''));
      const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
      expect(
        violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
        ),
      ).toEqual([]);
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, 'the page scrolls sideways').toBeLessThanOrEqual(width);
    } finally {
      await context.close();
    }
  });
});
