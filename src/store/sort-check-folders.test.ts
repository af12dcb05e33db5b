import path from 'node:path';
import { expect, test } from 'vitest';
import { catchFaults, makeFolder } from '../../tests/make-folder.ts';
import type { Fault } from '../error/report-error.ts';
import { checkers } from './checkers.ts';
import type { CheckContext } from './checkers.ts';
import { sortCheckFolders } from './sort-check-folders.ts';

const key = (suite: string) => JSON.stringify({ suite, title: 'T', questions: [] });
const files = {
  'project/content/runs/toy/a.json': '{"mode":"x","answers":[]}',
  'project/content/runs/.keep': '',
  'project/fixtures/toy/questions.json': key('toy'),
  'project/fixtures/toy/docs/a%.md': '',
  'project/fixtures/corpus/corpus.json': '{}',
  'other/toy2/questions.json': key('toy2'),
  'other/toy2/docs/a.md': '',
  'spare/runs/toy2/b.json': '{"mode":"x","answers":[]}',
  'empty/README.md': '',
};

test.each([
  [['project'], ['project/content'], ['project/fixtures'], ['project/fixtures/toy']],
  [['project/content'], ['project/content'], ['project/fixtures'], ['project/fixtures/toy']],
  [['project/fixtures'], [], ['project/fixtures'], ['project/fixtures/toy']],
  [['project/fixtures/toy'], [], [], ['project/fixtures/toy']],
  [['other'], [], ['other'], ['other/toy2']],
  [['spare'], ['spare'], ['other'], ['other/toy2']],
  [['spare', 'other/toy2'], ['spare'], [], ['other/toy2']],
])('%j', async (dirs, contents, fixtures, suites) => {
  const root = await makeFolder(files);
  const at = (names: readonly string[]) => names.map((name) => path.join(root, name));
  expect(await sortCheckFolders(at(dirs), path.join(root, 'other'))).toEqual({
    contents: at(contents),
    fixtures: at(fixtures),
    suites: at(suites),
  });
});

test('a folder that is nothing to check is refused', async () => {
  const root = await makeFolder(files);
  const sorting = sortCheckFolders([`${root}/empty`, `${root}/gone`], 'fixtures');
  const message = await catchFaults(sorting, root);
  expect(message).toContain('empty: neither a suite');
  expect(message).toContain('gone: neither a suite');
});

test('a folder that cannot be read is named', async () => {
  const root = await makeFolder({ loop: { link: 'loop' } });
  for (const [folder, code] of [
    [`${root}/loop`, 'ELOOP'],
    [`${root}/${'x'.repeat(4000)}`, 'ENAMETOOLONG'],
  ] as const) {
    const message = await catchFaults(sortCheckFolders([folder], 'fixtures'), root);
    expect(message).toContain(`cannot be read (${code})`);
  }
});

test('suites and runs are counted, and what cannot be published is a fault', async () => {
  const root = await makeFolder(files);
  const context: CheckContext = {
    ...(await sortCheckFolders([`${root}/project`], 'fixtures')),
    suitesByName: new Map(),
  };
  const faults: Fault[] = [];
  const checked: string[] = [];
  for (const { check } of checkers) checked.push(...(await check(context, faults)));
  const lines = checked.map((line) => line.replace(`${root}/`, ''));
  expect(lines).toContain('project/fixtures/toy: 0 questions at revision 1, 1 document');
  expect(lines).toContain('project/content: 1 run, 0 tool-call logs');
  expect(faults.map(({ file, message }) => [path.relative(root, file), message])).toContainEqual([
    'project/fixtures/toy/docs/a%.md',
    'its path holds a `%`; it can be scored but not published, so rename it',
  ]);
});
