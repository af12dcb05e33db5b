import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { holdsTitle } from './holds-title.ts';

const root = path.join(import.meta.dirname, '..');
const page = await readFile(path.join(root, 'docs/security.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && line.includes('`: '));

test('the page of what files can do has rows', () => {
  expect(rows.length).toBeGreaterThan(20);
});

test.each(rows.map((row) => /`([^`]+\.test\.ts)`: (.+?) *\|$/.exec(row)?.slice(1) ?? [row, '']))(
  '%s says %s',
  async (file, words) => {
    const source = await readFile(path.join(root, file ?? ''), 'utf8');
    expect(holdsTitle(source, words ?? '')).toBe(true);
  },
);
