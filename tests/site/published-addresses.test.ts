import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { listFiles } from './list-files.ts';
import { readPage } from './read-page.ts';

const origin = 'https://groundline.example';

describe.each(['root', 'repo'] as const)('addresses that others follow, under %s', (name) => {
  const { dist, base } = inject(name);
  let files: ReadonlySet<string>;

  beforeAll(async () => {
    files = new Set(await listFiles(dist));
  });

  /** The file that an address of the published site is served from; the address itself where none is. */
  const findFile = (address: string) => {
    const start = origin + base;
    if (!address.startsWith(start)) return address;
    const path = decodeURIComponent(new URL(address).pathname.slice(base.length));
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    return files.has(file) ? file : address;
  };

  test('the feed', async () => {
    const feed = await readFile(path.join(dist, 'feed.xml'), 'utf8');
    const links = Array.from(feed.matchAll(/<link>(.*?)<\/link>/g), ([, link = '']) => link);
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((link) => findFile(link) === link)).toEqual([]);
  });

  test('canonical and OpenGraph addresses, with a picture', async () => {
    for (const file of [...files].filter((each) => each.endsWith('.html'))) {
      const { elements } = await readPage(dist, file);
      const read = (key: string, value: string, attribute: string) =>
        elements.find(({ attributes }) => attributes[key] === value)?.attributes[attribute] ?? '';
      expect(findFile(read('property', 'og:image', 'content')), file).toBe('picture.png');
      expect(read('name', 'description', 'content'), file).not.toBe('');
      if (read('name', 'robots', 'content') === 'noindex') continue;
      expect(findFile(read('rel', 'canonical', 'href')), file).toBe(file);
      expect(findFile(read('property', 'og:url', 'content')), file).toBe(file);
    }
  });

  test("a run's title and description carry its figures", async () => {
    const { elements } = await readPage(dist, 'runs/repeat-1/index.html');
    for (const property of ['og:title', 'og:description']) {
      const meta = elements.find(({ attributes }) => attributes['property'] === property);
      expect(meta?.attributes['content']).toMatch(/right \d+\/28, grounded \d+\/26/);
    }
  });
});
