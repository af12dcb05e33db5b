import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { catchFaults, makeFolder } from '../../tests/make-folder.ts';
import { replaceFolder } from './replace-folder.ts';

let folder = '';
let place = '';

beforeEach(async () => {
  folder = await makeFolder({ 'dist/page.html': 'old' });
  place = path.join(folder, 'dist');
  return () => rm(folder, { recursive: true });
});

const readPage = () => readFile(path.join(place, 'page.html'), 'utf8');
const fillWith = (text: string) => (staged: string) =>
  writeFile(path.join(staged, 'page.html'), text);

test('a folder is replaced by what was filled, and nothing is left beside it', async () => {
  await replaceFolder(place, async (staged) => {
    expect(await readPage()).toBe('old');
    expect(await readdir(staged)).toEqual([]);
    await fillWith('new')(staged);
  });
  expect(await readPage()).toBe('new');
  expect(await readdir(folder)).toEqual(['dist']);
});

test('a folder that is not there yet is made, with those above it', async () => {
  const deep = path.join(folder, 'a/b/dist');
  await replaceFolder(deep, fillWith('new'));
  expect(await readFile(path.join(deep, 'page.html'), 'utf8')).toBe('new');
});

test('the old folder stays where filling fails', async () => {
  const act = replaceFolder(place, async (staged) => {
    await fillWith('half')(staged);
    throw new Error('full');
  });
  await expect(act).rejects.toThrow('full');
  expect(await readPage()).toBe('old');
  expect(await readdir(folder)).toEqual(['dist']);
});

test('what killed processes left is taken away, and what they put aside is put back', async () => {
  await mkdir(path.join(folder, '.dist.building'));
  await writeFile(path.join(folder, '.dist.building/half.html'), 'half');
  await mkdir(path.join(folder, '.dist.before'));
  await writeFile(path.join(folder, '.dist.before/page.html'), 'before');
  await rm(place, { recursive: true });
  const failing = replaceFolder(place, () => Promise.reject(new Error('stopped')));
  await expect(failing).rejects.toThrow('stopped');
  expect(await readPage()).toBe('before');
  expect(await readdir(folder)).toEqual(['dist']);
});

test('of several at once each has the place for itself, and one says that it waits', async () => {
  const waiting: string[] = [];
  const inside: number[] = [];
  let most = 0;
  const act = async (text: string) => {
    inside.push(1);
    most = Math.max(most, inside.length);
    await new Promise((resolve) => setTimeout(resolve, 50));
    inside.pop();
    return text;
  };
  await Promise.all(
    ['one', 'two', 'three'].map((text) =>
      replaceFolder(place, async (staged) => fillWith(await act(text))(staged), {
        onWait: (lock) => waiting.push(path.basename(lock)),
      }),
    ),
  );
  expect(most).toBe(1);
  expect(waiting).toEqual(['.dist.lock', '.dist.lock']);
  expect(['one', 'two', 'three']).toContain(await readPage());
  expect(await readdir(folder)).toEqual(['dist']);
});

test('a link stays one, and the folder it leads to is replaced', async () => {
  const link = path.join(folder, 'link');
  await symlink('dist', link);
  await replaceFolder(link, fillWith('new'));
  expect(await readPage()).toBe('new');
  expect((await readdir(folder)).toSorted()).toEqual(['dist', 'link']);
});

test('a place that takes no renaming keeps its folder, and the message says so', async () => {
  const said = await catchFaults(
    replaceFolder(place, async (staged) => {
      // as if the place had become a file meanwhile
      await rm(staged, { recursive: true });
    }),
    folder,
  );
  expect(said).toBe(
    'dist: cannot be replaced (ENOENT); it must be a folder that may be renamed, no mount and open in no program',
  );
  expect(await readPage()).toBe('old');
  expect(existsSync(path.join(folder, '.dist.before'))).toBe(false);
});
