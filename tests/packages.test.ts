import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({
    dependencies: versions,
    devDependencies: versions,
    optionalDependencies: versions,
    overrides: versions,
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const lockfile = readFileSync('package-lock.json', 'utf8');

test.each(['dependencies', 'devDependencies', 'optionalDependencies'] as const)(
  '%s are exact versions',
  (part) => {
    for (const version of Object.values(manifest[part])) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  },
);

test('Vite is the one version that npm ci can install everywhere', () => {
  expect(manifest.overrides['vite']).toBe('$vite');
});

test('the lockfile names no place to download from', () => {
  expect(lockfile).not.toContain('"resolved"');
});
