import { expect, test } from 'vitest';
import { nameSite } from './name-site.ts';

test.each([
  ['Me/Repo', 'https://me.github.io', '/Repo'],
  ['me/me.github.io', 'https://me.github.io', '/'],
  ['', '', ''],
])('%j', (repository, site, base) => {
  expect(nameSite(repository)).toEqual({ site, base });
});
