import { execFileSync } from 'node:child_process';
import { readFile, readdir, symlink } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { catchFaults, makeFolder } from '../../tests/make-folder.ts';
import { writeAtomically } from './write-atomically.ts';
import { writePiecesAtomically } from './write-pieces-atomically.ts';

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

describe.each([
  ['whole', (file: string) => writeAtomically(file, 'x')],
  ['in pieces', (file: string) => writePiecesAtomically(file, ['x'])],
])('a file written %s', (_how, write) => {
  test.each(['/dev/null', '/dev/zero'])('does not take the place of %s', async (device) => {
    // by a link, since without the guard the device itself would be replaced by a file
    const folder = await makeFolder({});
    await symlink(device, `${folder}/device`);
    expect(await catchFaults(write(`${folder}/device`), folder)).toContain('not a regular file');
  });

  test.skipIf(process.platform === 'win32')('does not wait for a pipe', async () => {
    const folder = await makeFolder({});
    execFileSync('mkfifo', [`${folder}/pipe`]);
    expect(await catchFaults(write(`${folder}/pipe`), folder)).toContain(
      'pipe: not a regular file',
    );
  });

  test.runIf(process.platform === 'linux')('ends where no folder can be made', async () => {
    expect(await catchFaults(write('/proc/nowhere/x/y'), '')).toContain(
      'cannot be written (ENOENT)',
    );
  });

  test('is refused below a file, and its folders are made', async () => {
    const folder = await makeFolder({ file: '' });
    expect(await catchFaults(write(`${folder}/file/a/x`), folder)).toContain('cannot be written (');
    expect(await write(`${folder}/a/b/c/x`)).toBe(true);
    expect(await write(`${folder}/a/b/c/x`)).toBe(false);
  });
});
