import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreFolderNames } from './restore-folder-names.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'groundline-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('folders get their number signs back at every depth, files stay', async () => {
  await mkdir(path.join(folder, 'c%23', 'd%23%23'), { recursive: true });
  await writeFile(path.join(folder, 'c%23', 'd%23%23', 'e%23.html'), '');
  await restoreFolderNames(folder);
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
    'c#',
    'c#/d##',
    'c#/d##/e%23.html',
  ]);
});
