import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

/** Each command is a process of its own. */
const timeout = 120_000;

const script = path.join(import.meta.dirname, '../scripts/groundline.ts');

async function groundline(...args: string[]): Promise<{ code: number; said: string }> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args]);
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    return { code: error instanceof Error && 'code' in error ? Number(error.code) : -1, said };
  }
}

const documents = {
  'my docs/returns.md': 'Unopened goods can be sent back within 14 days of delivery.\n',
  'my docs/deep/parcels.md': 'All parcels that weigh more than 23 kilograms are bulky.\n',
  'my docs/picture.png': 'no document',
};

test.each([['--copy'], ['--reference']])(
  'a project with %s passes check and audit',
  { timeout },
  async (how) => {
    const folder = await makeFolder(documents);
    const project = path.join(folder, 'project');
    const made = await groundline('init', project, '--docs', path.join(folder, 'my docs'), how);
    expect(made.said).toContain('2 documents, 2 questions to be replaced');
    expect(await readdir(path.join(project, 'fixtures/my-docs/docs'))).toEqual(
      how === '--copy' ? ['deep', 'returns.md'] : ['deep', 'picture.png', 'returns.md'],
    );
    expect(await groundline('check', project)).toMatchObject({ code: 0 });
    const suite = path.join(project, 'fixtures/my-docs');
    expect(await groundline('audit', '--suite', suite)).toMatchObject({ code: 0 });
    const key = await readFile(path.join(suite, 'questions.json'), 'utf8');
    expect(key).toContain('"$schema": "../../schemas/questions.json"');
    const runs = path.join(project, 'content/runs/my-docs');
    const raw = path.join(runs, 'lexical.json');
    await groundline('run', 'lexical', '--mode', 'documents', '--suite', suite, '--out', raw);
    const run = await readFile(raw, 'utf8');
    expect(run).toContain('{\n  "$schema": "../../../schemas/run.json",\n');
    expect(await groundline('check', project)).toMatchObject({ code: 0 });
    const again = await groundline('init', project, '--docs', path.join(folder, 'my docs'));
    expect(again).toMatchObject({ code: 1 });
    expect(again.said).toContain('stands there already');
  },
);

test('a folder without documents is refused', { timeout }, async () => {
  const folder = await makeFolder({ 'docs/a.txt': 'x' });
  const { code, said } = await groundline(
    'init',
    path.join(folder, 'p'),
    '--docs',
    path.join(folder, 'docs'),
  );
  expect(code).toBe(1);
  expect(said).toContain('no Markdown document in it');
});

test.each([
  ['spaces and quotes', `it's "my" docs`, 'it-s-my-docs'],
  ['a command', '$(touch owned) `touch owned`; touch owned', 'touch-owned-touch-owned-touch-owned'],
  ['a line break', 'a\nb', 'a-b'],
  ['a leading dash', '--copy', 'copy'],
  ['template braces', '${{ github.token }}', 'github-token'],
])(
  'a folder of documents with %s in its name gives a plain suite',
  { timeout },
  async (_, name, suite) => {
    const folder = await makeFolder({ [`${name}/a.md`]: documents['my docs/returns.md'] });
    const project = path.join(folder, name, 'project');
    const made = await groundline('init', project, '--docs', path.join(folder, name));
    expect(made).toMatchObject({ code: 0 });
    expect(await readdir(path.join(project, 'fixtures'))).toEqual([suite]);
    expect(await groundline('check', project)).toMatchObject({ code: 0 });
  },
);

test.each(['', '..', '../../elsewhere', '.hidden', 'a b', '$(id)', '-x', 'a/b', 'a\nb'])(
  'a suite is not called %j, and nothing is written then',
  { timeout },
  async (suite) => {
    const folder = await makeFolder(documents);
    const docs = path.join(folder, 'my docs');
    const made = await groundline('init', `${folder}/p`, '--docs', docs, `--suite=${suite}`);
    expect(made).toMatchObject({ code: 2 });
    expect(made.said).toContain('is no name of a suite');
    expect(await readdir(folder)).toEqual(['my docs']);
  },
);

test('a title is text in the README', { timeout }, async () => {
  const folder = await makeFolder(documents);
  const docs = path.join(folder, 'my docs');
  const title = 'A\n\n<img src=x> [b](//evil.example)';
  await groundline('init', `${folder}/p`, '--docs', docs, '--title', title);
  const readme = await readFile(`${folder}/p/README.md`, 'utf8');
  expect(readme.split('\n')[0]).toBe(
    '# A &lt;img src=x&gt; \\[b\\](//evil.example): what agents answer from it',
  );
});
