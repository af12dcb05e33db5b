import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { listFiles } from './list-files.ts';

const { dist } = inject('root');
let files: string[];

beforeAll(async () => {
  files = await listFiles(dist);
});

test('building twice, in two folders, gives the same bytes', async () => {
  expect(await hashFiles(inject('again').dist)).toEqual(await hashFiles(dist));
});

test.each(['.nojekyll', '404.html', 'favicon.svg', 'sitemap-index.xml', 'sitemap-0.xml'])(
  'has %s',
  (file) => {
    expect(files).toContain(file);
  },
);

test('the site map lists the pages, without the one for missing pages', async () => {
  const map = await readFile(path.join(dist, 'sitemap-0.xml'), 'utf8');
  const listed = Array.from(
    map.matchAll(/<loc>https:\/\/groundline\.example\/(.*?)<\/loc>/g),
    (match) => decodeURI(match[1] ?? ''),
  );
  const pages = files
    .filter((file) => file.endsWith('index.html'))
    .map((file) => file.replace(/index\.html$/, ''));
  expect(listed.toSorted()).toEqual(pages.map((page) => page.replaceAll('&', '&amp;')).toSorted());
});

test('no file names a place on the machine that built it', async () => {
  const places = [process.cwd(), path.dirname(dist)];
  const addresses = ['localhost', '127.0.0.1', 'file://'];
  for (const file of files) {
    const text = await readFile(path.join(dist, file), 'utf8');
    // the docs tell where something is served on the reader's own machine
    const sought = file.startsWith(`docs${path.sep}`) ? places : [...places, ...addresses];
    for (const place of sought) expect(text.includes(place), `${file} names ${place}`).toBe(false);
  }
});

describe('weight', () => {
  test('a run page takes at most 40 kB compressed', async () => {
    const pages = files.filter((file) => /^runs\/[^/]+\/index\.html$/.test(file));
    expect(pages.length).toBeGreaterThan(0);
    for (const file of pages) {
      const bytes = gzipSync(await readFile(path.join(dist, file))).length;
      expect(bytes, file).toBeLessThanOrEqual(40_000);
    }
  });

  test('a page of a Brain takes at most 60 kB compressed', async () => {
    const pages = files.filter((file) => /^brain\/.*index\.html$/.test(file));
    expect(pages.length).toBeGreaterThan(1);
    for (const file of pages) {
      const bytes = gzipSync(await readFile(path.join(dist, file))).length;
      expect(bytes, file).toBeLessThanOrEqual(60_000);
    }
  });

  test('scripts take at most 70 kB compressed, all together', async () => {
    const scripts = files.filter((file) => file.endsWith('.js') && !file.startsWith('pagefind/'));
    const sizes = await Promise.all(
      scripts.map(async (file) => gzipSync(await readFile(path.join(dist, file))).length),
    );
    const sum = sizes.reduce((total, size) => total + size, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(90_000);
  });
});

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const names = await listFiles(folder);
  const hashes = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(path.join(folder, name));
      return [name, createHash('sha256').update(bytes).digest('hex')];
    }),
  );
  return Object.fromEntries(hashes);
}
