import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from './launch-browser.ts';
import { serveBuiltSite } from './serve-built-site.ts';

/** A served site and a browser to look at it with, while the tests of a file run. */
export type Visit = {
  readonly browser: Browser;
  /** Address of the home page. */
  readonly home: string;
};

/** Serves a built site and launches a browser before the tests of a file, and ends both after them. */
export function visitSite(name: 'root' | 'repo'): Visit {
  let opened: Visit | undefined;
  let close = () => {};
  beforeAll(async () => {
    const site = await serveBuiltSite(inject(name));
    close = site.close;
    opened = { home: site.home, browser: await launchBrowser() };
  });
  afterAll(async () => {
    await opened?.browser.close();
    close();
  });
  const read = () => {
    if (opened === undefined) throw new Error('no site is open before the tests run');
    return opened;
  };
  return {
    get browser() {
      return read().browser;
    },
    get home() {
      return read().home;
    },
  };
}
