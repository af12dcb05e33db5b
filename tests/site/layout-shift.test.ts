import { describe, expect, test } from 'vitest';
import { visitSite } from './visit-site.ts';

const visit = visitSite('root');
/** What Lighthouse still calls good is 0.1; headers of columns move by their sort marks. */
const most = 0.01;
/** How late scripts come, in milliseconds. */
const late = 300;
const pages = [
  '',
  'runs/',
  'runs/main/',
  'questions/shop-docs/',
  'documents/shop-docs/',
  'brain/shop-docs/',
  'compare/',
  'policies/',
  'search/',
];

describe.each([390, 1280])('%i pixels wide', (width) => {
  test.each(pages)('/%s does not move when its scripts come', async (address) => {
    const page = await visit.browser.newPage({ viewport: { width, height: 820 } });
    await page.route(/\/_astro\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, late));
      await route.continue();
    });
    await page.goto(visit.home + address);
    await page.locator('[data-scheme-toggle]:not([hidden])').waitFor();
    await page.waitForTimeout(late);
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 100);
        }),
    );
    await page.close();
    expect(moved).toBeLessThanOrEqual(most);
  });
});

test('without scripts nothing is kept free for what they would show', async () => {
  const context = await visit.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${visit.home}runs/`);
  await expect(page.locator('[data-table-tools]').first().isVisible()).resolves.toBe(false);
  await context.close();
});
