import { readFile, readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { catchFaults, makeFolder } from '../../tests/make-folder.ts';
import { writeAtomically } from './write-atomically.ts';

test('a file is written with its folders, and only when its bytes differ', async () => {
  const folder = await makeFolder({});
  const file = `${folder}/a/b.txt`;
  expect(await writeAtomically(file, 'one')).toBe(true);
  expect(await writeAtomically(file, 'one')).toBe(false);
  expect(await writeAtomically(file, 'two')).toBe(true);
  expect(await readFile(file, 'utf8')).toBe('two');
  expect(await readdir(`${folder}/a`)).toEqual(['b.txt']);
});

test('what cannot be written is named, and nothing is left', async () => {
  const folder = await makeFolder({ 'a/x.txt': '', file: '' });
  expect(await catchFaults(writeAtomically(`${folder}/a`, 'x'), folder)).toContain(
    'a: cannot be written (EISDIR)',
  );
  expect(await catchFaults(writeAtomically(`${folder}/file/x`, 'x'), folder)).toContain(
    'file/x: cannot be written (',
  );
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'file']);
});
