import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { BuiltSite } from './build-site.ts';
import { listFiles } from './list-files.ts';
import { readPage } from './read-page.ts';
import type { BuiltPage } from './read-page.ts';

/** Attributes that hold an address. */
const addressed = ['href', 'src', 'action', 'data-copy-link'];

describe.each(['root', 'repo'] as const)('the site under %s', (name) => {
  const site = inject(name);
  let files: ReadonlySet<string>;
  let pages: BuiltPage[];

  beforeAll(async () => {
    const list = await listFiles(site.dist);
    files = new Set(list);
    pages = await Promise.all(
      list.filter((file) => file.endsWith('.html')).map((file) => readPage(site.dist, file)),
    );
  });

  test('has every page and fragment that it links to', () => {
    const idsOf = new Map(
      pages.map(({ file, elements }) => [
        file,
        new Set(elements.map(({ attributes }) => attributes['id'] ?? '')),
      ]),
    );
    const broken = pages.flatMap((page) =>
      listTargets(page, site).flatMap(({ address, target }) => {
        if (target === null) return [`${page.file}: ${address} leads out of the base path`];
        const { file, fragment } = target;
        if (!files.has(file)) return [`${page.file}: ${address} leads to no file`];
        if (fragment === '' || idsOf.get(file)?.has(fragment)) return [];
        return [`${page.file}: ${address} names no place on its page`];
      }),
    );
    expect(broken).toEqual([]);
  });

  test('has no address with an empty or a dotted segment', () => {
    const odd = pages.flatMap((page) =>
      listAddresses(page)
        .filter((address) => /^\/\/|[^:]\/\/|\/\.{1,2}\//.test(address.replace(/[?#].*$/, '')))
        .map((address) => `${page.file}: ${address}`),
    );
    expect(odd).toEqual([]);
  });

  test('links only to itself, apart from the addresses of its own origin', () => {
    const outside = pages.flatMap((page) =>
      listAddresses(page).filter(
        (address) =>
          /^[a-z][a-z0-9+.-]*:/i.test(address) &&
          !address.startsWith('https://groundline.example/'),
      ),
    );
    expect(outside).toEqual([]);
  });

  test('names each page by the address that it stands at', () => {
    for (const { file, elements } of pages) {
      // the page for missing pages stands at every address
      if (file === '404.html') continue;
      const canonical = elements.find(({ attributes }) => attributes['rel'] === 'canonical');
      const path = file.replace(/index\.html$/, '');
      const address = new URL(encodeURI(path), `https://groundline.example${site.base}`);
      expect(decodeURI(canonical?.attributes['href'] ?? ''), file).toBe(decodeURI(address.href));
    }
  });
});

function listAddresses({ elements }: BuiltPage): string[] {
  return elements.flatMap(({ attributes }) =>
    addressed.flatMap((name) => {
      const address = attributes[name];
      return address === undefined ? [] : [address];
    }),
  );
}

/** Where a page's links lead: the file and the fragment, or null where that is outside the site. */
function listTargets(page: BuiltPage, { base }: BuiltSite) {
  const here = new URL(
    base + page.file.split('/').map(encodeURIComponent).join('/'),
    'https://groundline.example',
  );
  return listAddresses(page).map((address) => {
    const { origin, pathname, hash } = new URL(address, here);
    if (origin !== here.origin || !pathname.startsWith(base)) return { address, target: null };
    const path = decodeURIComponent(pathname.slice(base.length));
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    return { address, target: { file, fragment: decodeURIComponent(hash.slice(1)) } };
  });
}
