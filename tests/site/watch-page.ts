import type { BrowserContext, Page } from 'playwright-core';

/**
 * Opens a page and writes down everything that a page without faults does not do: dialogs, errors,
 * what its policy blocked, requests to elsewhere and answers that are no success.
 */
export async function watchPage(
  context: BrowserContext,
  home: string,
): Promise<{ page: Page; seen: string[] }> {
  const { origin } = new URL(home);
  const seen: string[] = [];
  const page = await context.newPage();
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // eslint-disable-next-line no-console -- runs in the page, where the console is listened to
      console.error(`policy: ${event.violatedDirective} blocked ${event.blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) seen.push(`request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`response: ${response.status()} ${response.url()}`);
  });
  return { page, seen };
}
