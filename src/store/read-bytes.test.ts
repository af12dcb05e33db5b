import { execFileSync } from 'node:child_process';
import { truncate } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { catchFaults, makeFolder } from '../../tests/make-folder.ts';
import { readBytes } from './read-bytes.ts';

test('a file over 256 MiB is refused before it is read, one of the limit is read', async () => {
  const folder = await makeFolder({ large: '', small: '' });
  await truncate(`${folder}/large`, 256 * 1024 * 1024 + 1);
  await truncate(`${folder}/small`, 1024 * 1024);
  expect(await catchFaults(readBytes(`${folder}/large`, 'KeyRefused'), folder)).toBe(
    'large: 268435457 bytes; at most 256 MiB are read',
  );
  const limit = 1024 * 1024;
  expect((await readBytes(`${folder}/small`, 'KeyRefused', limit)).byteLength).toBe(limit);
});

test('a pipe that nobody writes to and a device are refused, not waited for', async () => {
  const folder = await makeFolder({});
  execFileSync('mkfifo', [`${folder}/pipe`]);
  for (const file of [`${folder}/pipe`, '/dev/zero'])
    expect(await catchFaults(readBytes(file, 'KeyRefused'), '')).toContain('not a regular file');
});
