import { createServer } from 'node:http';
import type { Browser } from 'playwright-core';
import sirv from 'sirv';
import { listenLocally } from '../../serving/listen-locally.ts';

export type PageWeight = {
  readonly requests: number;
  readonly bytes: number;
  /** Requests to elsewhere; they are not let through. */
  readonly foreign: number;
};

/** How long a page must have been quiet to be whole, in milliseconds. */
const quiet = 3000;

/** What Chromium loads of a folder's page, uncompressed, from an empty cache until the page is whole. */
export async function weighPage(
  browser: Browser,
  folder: string,
  address: string,
): Promise<PageWeight> {
  const server = createServer(sirv(folder));
  const home = `http://127.0.0.1:${await listenLocally(server)}/`;
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    let foreign = 0;
    let last = performance.now();
    const bodies: Promise<number>[] = [];
    await page.route(
      (url) => !url.href.startsWith(home),
      (route) => {
        foreign += 1;
        return route.abort();
      },
    );
    page.on('requestfinished', (request) => {
      last = performance.now();
      bodies.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(home + address, { waitUntil: 'load' });
    while (performance.now() - last < quiet) await page.waitForTimeout(quiet / 10);
    const sizes = await Promise.all(bodies);
    return { requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0), foreign };
  } finally {
    await context.close();
    server.close();
    server.closeAllConnections();
  }
}
