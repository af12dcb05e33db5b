import type { Browser, Page } from 'playwright-core';
import { watchPage } from './watch-page.ts';

/** What a walk over pages met. */
export type Walk = {
  readonly pages: number;
  /** What ran: dialogs, and errors of scripts. */
  readonly executions: string[];
  /** Requests off the origin. */
  readonly foreign: string[];
  /** What the pages' own policy blocked. */
  readonly violations: string[];
  /** Answers that are no success, and everything else that a console tells. */
  readonly others: string[];
  /** Pages wider than the viewport. */
  readonly wide: string[];
  /** What each page shows, its text without white space, by its address. */
  readonly shown: Map<string, string>;
  /** What each page's meta element allows. */
  readonly policies: Map<string, string>;
};

const width = 390;
const atOnce = 3;

/**
 * Opens every page as a phone would, with all that is folded opened, and looks at it until it has drawn
 * itself twice.
 * @param addresses relative to the home page
 */
export async function walkPages(
  browser: Browser,
  home: string,
  addresses: readonly string[],
): Promise<Walk> {
  const walk: Walk = {
    pages: addresses.length,
    executions: [],
    foreign: [],
    violations: [],
    others: [],
    wide: [],
    shown: new Map(),
    policies: new Map(),
  };
  const left = addresses.values();
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const { page, seen } = await watchPage(context, home);
      for (const address of left) {
        await readPage(page, home, address, walk);
        for (const text of seen.splice(0)) sortFinding(walk, `${address}: ${text}`, text);
      }
    }),
  );
  await context.close();
  return walk;
}

async function readPage(page: Page, home: string, address: string, walk: Walk): Promise<void> {
  await page.goto(home + address, { waitUntil: 'load' });
  const { text, policy, widest } = await page.evaluate(async () => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    const draw = () => new Promise(requestAnimationFrame);
    await draw();
    await draw();
    return {
      text: document.body.textContent,
      policy: document
        .querySelector('meta[http-equiv="Content-Security-Policy"]')
        ?.getAttribute('content'),
      widest: document.documentElement.scrollWidth,
    };
  });
  walk.policies.set(address, policy ?? '');
  walk.shown.set(address, squeeze(text));
  if (widest > width) walk.wide.push(`${address}: ${widest} pixels`);
}

function sortFinding(walk: Walk, finding: string, text: string): void {
  if (/^(dialog|error):/.test(text)) walk.executions.push(finding);
  else if (text.startsWith('request:')) walk.foreign.push(finding);
  else if (/policy/i.test(text)) walk.violations.push(finding);
  else walk.others.push(finding);
}

/** White space, and what HTML cannot hold, taken out of a comparison. */
export function squeeze(text: string): string {
  return text.replace(/[\s\u0000\ufffd]+/g, '');
}
