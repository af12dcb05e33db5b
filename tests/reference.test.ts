import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listReference } from '../scripts/reference/list-reference.ts';

const folder = path.join(import.meta.dirname, '../docs/reference');

test('docs/reference is what npm run make-reference writes', { timeout: 300_000 }, async () => {
  const files = await listReference();
  const names = await readdir(folder, { recursive: true });
  expect(names.filter((name) => /\.\w+$/.test(name)).toSorted()).toEqual(
    [...files.keys()].toSorted(),
  );
  for (const [name, text] of files)
    expect(await readFile(path.join(folder, name), 'utf8'), name).toBe(text);
});
