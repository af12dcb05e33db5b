import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

const script = path.join(import.meta.dirname, '../scripts/groundline.ts');

test.each([
  ['the same place twice', ['--out', 'site', '--offline', './site/'], '--offline'],
  ['one in the other', ['--out', 'site', '--offline', 'site/offline'], '--offline'],
  ['one around the other', ['--out', 'old/site', '--offline', 'old'], '--offline'],
  ['the same place through a link', ['--out', 'site', '--offline', 'link/site'], '--offline'],
  ['the project', ['--offline', '.'], '--offline'],
  ['the project through a link', ['--out', 'link'], '--out'],
  ['the folder around the project', ['--out', '..'], '--out'],
  ['its content', ['--offline', 'content'], '--offline'],
])('build puts no site at %s', { timeout: 60_000 }, async (_what, args, option) => {
  const folder = await makeFolder({
    'index.html': '',
    '..project/index.html': '',
    '..project/content/runs/a': '',
    '..project/fixtures/a': '',
    '..project/old/index.html': '',
    '..project/link': { link: '.' },
  });
  const cwd = path.join(folder, '..project');
  const before = await readdir(cwd, { recursive: true });
  const [code, said] = await new Promise<[unknown, string]>((resolve) => {
    execFile(process.execPath, [script, 'build', ...args], { cwd }, (error, _out, stderr) => {
      resolve([error?.code, stderr]);
    });
  });
  expect(code).toBe(2);
  expect(said).toMatch(new RegExp(`^${option}: `));
  expect(await readdir(cwd, { recursive: true })).toEqual(before);
});
