import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageKinds } from './page-kinds.ts';
import { visitSite } from './visit-site.ts';

const visit = visitSite('root');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What another scheme can change; everything else was seen in the first. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
const widths = [390, 1280];

describe.each(pageKinds)('$name', ({ sample }) => {
  test.each(widths)('is for everyone in both schemes at %i pixels', async (width) => {
    const context = await visit.browser.newContext({ viewport: { width, height: 900 } });
    try {
      const page = await context.newPage();
      await page.goto(visit.home + sample.replace(/index\.html$/, ''));
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await listViolations(createAxe(page).withTags(standards)), 'light').toEqual([]);
      // colours are the same at any width
      if (width === widths[0]) {
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await listViolations(createAxe(page).withRules(rulesOfColour)), 'dark').toEqual([]);
      }
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, 'the page scrolls sideways').toBeLessThanOrEqual(width);
    } finally {
      await context.close();
    }
  });
});

/** Without frames of other origins the page can judge itself, and what passes need not be listed. */
function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
}

async function listViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
