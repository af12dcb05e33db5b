import { accessSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

/**
 * Starts the Chromium that ships inside an npm package, or the one that CHROMIUM_PATH names.
 * Its own list of arguments is not used: it switches off what keeps pages apart.
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--hide-scrollbars',
    ],
  });
}

/** The path of the Chromium that is taken. */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    accessSync(named);
    return named;
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `no Chromium for ${process.platform} ${process.arch} comes with the packages; set CHROMIUM_PATH to one, or run npm run test:unit`,
    );
  }
  // makes the package unpack the libraries that a bare system lacks
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
