import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './launch-browser.ts';
import { listFiles } from './list-files.ts';
import { readPage } from './read-page.ts';

/** Pages that are open at once. */
const open = 4;
const addressed = ['href', 'src', 'action', 'data-copy-link', 'data-search-page', 'data-href'];
/** What names the published site, and is not followed from a page. */
const published = new Set(['canonical']);

let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

describe('the copy in a folder of a site that lies under a base path', () => {
  const { dist, base } = inject('repo');
  const folder = path.join(path.dirname(dist), 'dist-offline');
  let pages: string[] = [];

  beforeAll(async () => {
    await promisify(execFile)(process.execPath, ['scripts/build-offline.ts'], {
      cwd: path.dirname(dist),
      env: { ...process.env, GROUNDLINE_BASE: base },
    });
    pages = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  });

  /** What is wrong with an address that a page of the copy holds; null where it leads to its place. */
  const findFault = (address: string, ids: ReadonlyMap<string, ReadonlySet<string>>) => {
    const { protocol, hash } = new URL(address);
    if (protocol !== 'file:') return 'leads out of the folder';
    const target = fileURLToPath(address.replace(/[?#].*$/s, ''));
    const file = path.relative(folder, target).split(path.sep).join('/');
    if (file.startsWith('..')) return 'leads out of the folder';
    if (!existsSync(target) || target.endsWith(path.sep)) return 'leads to no file';
    const fragment = decodeURIComponent(hash.slice(1));
    return fragment === '' || ids.get(file)?.has(fragment) === true ? null : 'names no place';
  };

  const readIds = async () => {
    const ids = new Map<string, Set<string>>();
    for (const file of pages) {
      const { elements } = await readPage(folder, file);
      ids.set(file, new Set(elements.flatMap(({ attributes }) => attributes['id'] ?? [])));
    }
    return ids;
  };

  test('every address of every page leads to a file and its place', async () => {
    const ids = await readIds();
    const broken: string[] = [];
    for (const file of pages) {
      const here = pathToFileURL(path.join(folder, file)).href;
      const { elements } = await readPage(folder, file);
      for (const { attributes } of elements) {
        if (published.has(attributes['rel'] ?? '')) continue;
        for (const key of addressed) {
          const address = attributes[key];
          const fault = address === undefined ? null : findFault(new URL(address, here).href, ids);
          if (fault !== null) broken.push(`${file}: ${key} ${address ?? ''} ${fault}`);
        }
      }
    }
    expect(broken).toEqual([]);
  });

  test('a browser opens every page and follows every link, and asks for nothing else', async () => {
    const ids = await readIds();
    const faults = new Set<string>();
    const waiting = [...pages];
    const walk = async () => {
      const page = await browser.newPage();
      let file = '';
      page.on('request', (request) => {
        if (!/^(file|data|blob):/.test(request.url())) faults.add(`${file} asks ${request.url()}`);
      });
      page.on('requestfailed', (request) => faults.add(`${file} misses ${request.url()}`));
      page.on('pageerror', (error) => faults.add(`${file}: ${error.message}`));
      for (file = waiting.pop() ?? ''; file !== ''; file = waiting.pop() ?? '') {
        await page.goto(pathToFileURL(path.join(folder, file)).href);
        const links = await page.evaluate(() =>
          Array.from(document.querySelectorAll('a'), ({ href }) => href),
        );
        for (const link of links) {
          const fault = link === '' ? null : findFault(link, ids);
          if (fault !== null) faults.add(`${file}: ${link} ${fault}`);
        }
      }
      await page.close();
    };
    await Promise.all(Array.from({ length: open }, walk));
    expect([...faults]).toEqual([]);
    expect(pages.length).toBeGreaterThan(100);
  });
});
