import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { catchFaults, makeFolder } from '../../tests/make-folder.ts';
import { listUnpublishable } from '../suite/list-unpublishable.ts';
import { sha256 } from '../text/sha256.ts';
import { readSuite } from './read-suite.ts';

const key = JSON.stringify({ suite: 'toy', title: 'Toy', questions: [] });

test('documents are the regular .md files, their lines end at LF, a BOM is dropped', async () => {
  const folder = await makeFolder({
    'toy/questions.json': key,
    'toy/docs/b.md': '\ufeffone\r\ntwo\r\r\nthree\u2028\fstill three\n\nlast',
    'toy/docs/a/empty.md': '',
    'toy/docs/a/blank.md': '\n',
    'toy/docs/a.md/x.md': 'x\n',
    'toy/docs/B.MD': 'no document',
    'toy/docs/c.txt': 'no document',
    'toy/docs/.hidden/d.md': 'd',
    'toy/docs/link.md': { link: 'b.md' },
    'toy/docs/linked': { link: 'a' },
    'toy/docs/out.txt': { link: '../questions.json' },
  });
  const suite = await readSuite(`${folder}/toy`);
  expect([...suite.documents].map(([name, { lines }]) => [name, lines])).toEqual([
    ['.hidden/d.md', ['d']],
    ['a.md/x.md', ['x']],
    ['a/blank.md', ['']],
    ['a/empty.md', []],
    ['b.md', ['one', 'two\r', 'three\u2028\fstill three', '', 'last']],
    ['link.md', ['one', 'two\r', 'three\u2028\fstill three', '', 'last']],
    ['linked/blank.md', ['']],
    ['linked/empty.md', []],
  ]);
  expect(suite.keyHash).toBe(`sha256:${sha256(key)}`);
  const rows = [...suite.documents.values()].map((each) => `${each.path}\0${each.sha256}\n`);
  expect(suite.docsHash).toBe(`sha256:${sha256(rows.join(''))}`);
  expect(suite.documents.get('b.md')?.sha256).toBe(
    sha256('\ufeffone\r\ntwo\r\r\nthree\u2028\fstill three\n\nlast'),
  );
});

test('faults of documents and of the key come in one message', async () => {
  const folder = await makeFolder({
    'secret.md': 'secret',
    'elsewhere/x.md': 'x',
    'toy/questions.json': key.replace('"toy"', '"other"'),
    'toy/docs/bad.md': Uint8Array.of(0xff),
    'toy/docs/out.md': { link: '../../secret.md' },
    'toy/docs/folder': { link: '../../elsewhere' },
    'toy/docs/gone.md': { link: 'nowhere.md' },
    'toy/docs/deep/up': { link: '..' },
    'toy/docs/device.md': { link: '/dev/zero' },
  });
  execFileSync('mkfifo', [`${folder}/toy/docs/pipe.md`]);
  expect(await catchFaults(readSuite(`${folder}/toy`), folder)).toMatchInlineSnapshot(`
    "toy/docs/deep/up: a link to a folder that it lies in; remove it
    toy/docs/device.md: a link that leads out of the documents; put the file itself here
    toy/docs/folder: a link that leads out of the documents; put the file itself here
    toy/docs/gone.md: a link that leads nowhere; remove it or mend it
    toy/docs/out.md: a link that leads out of the documents; put the file itself here
    toy/docs/pipe.md: not a regular file; a document is one
    toy/docs/bad.md: not UTF-8; save it as UTF-8
    toy/questions.json:1: suite: is "other", but the folder is "toy"; they must be the same"
  `);
});

test.each([
  [{ 'toy/docs/a.md': 'a' }, 'toy/questions.json: no such file'],
  [{ 'toy/questions.json': key }, 'toy/docs: no such folder'],
  [{ 'toy/questions.json': key, 'toy/docs': '' }, 'toy/docs: not a folder'],
  [
    { 'toy/questions.json': Uint8Array.of(0xff), 'toy/docs/a.md': '' },
    'toy/questions.json: not UTF-8',
  ],
])('what is missing is named', async (files, expected) => {
  const folder = await makeFolder(files);
  expect(await catchFaults(readSuite(`${folder}/toy`), folder)).toContain(expected);
});

test('what has no address is named with the reason', async () => {
  const folder = await makeFolder({
    'toy/questions.json': key,
    'toy/docs/a b#ä.md': '',
    'toy/docs/100%?.md': '',
    'toy/docs/.x/y\n.md': '',
    'toy/docs/a\\b.md': '',
    'toy/docs/index.html.md': '',
  });
  const suite = await readSuite(`${folder}/toy`);
  expect(
    listUnpublishable(suite).map(({ path, message }) => [path, message.split(';')[0]]),
  ).toEqual([
    ['.x/y\n.md', 'its path holds a control character and a segment with a leading dot'],
    ['100%?.md', 'its path holds a `%` and a `?`'],
    ['a\\b.md', 'its path holds a back-slash'],
    ['index.html.md', 'its path holds the name of another page’s file'],
  ]);
});
