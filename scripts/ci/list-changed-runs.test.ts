import { execFileSync } from 'node:child_process';
import { rm, symlink, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/make-folder.ts';
import { listChangedRuns } from './list-changed-runs.ts';

test('runs that are added, changed, renamed or made links are listed, whatever else is called', async () => {
  const runs = 'content/runs/shop-docs';
  const folder = await makeFolder({
    [`${runs}/same.json`]: '1',
    [`${runs}/changed.json`]: '1',
    [`${runs}/gone.json`]: '1',
    [`${runs}/linked.json`]: '1',
    [`${runs}/before.json`]: 'renamed',
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@groundline.example', ...args], {
      cwd: folder,
    });
  const save = () => {
    git('add', '-A');
    git('commit', '-q', '-m', 'x');
  };
  git('init', '-q');
  save();
  const inRuns = (name: string) => `${folder}/${runs}/${name}`;
  await writeFile(inRuns('changed.json'), '2');
  for (const name of ['gone.json', 'linked.json', 'before.json']) await rm(inRuns(name));
  await symlink('same.json', inRuns('linked.json'));
  await writeFile(inRuns('after.json'), 'renamed');
  for (const name of ['$(id).json', '--help.json', '${{ a }}.json', 'a\nb.json', 'é.json'])
    await writeFile(inRuns(name), '1');
  save();
  expect(listChangedRuns(folder)).toEqual(['after', 'changed', 'linked']);
});
