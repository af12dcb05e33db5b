import { execFile } from 'node:child_process';
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { eggsLine, eggsQuestion } from './eggs-suite.ts';
import { makeFolder } from './make-folder.ts';

/** Each command is a process of its own. */
const timeout = 120_000;
const script = path.join(import.meta.dirname, '../scripts/groundline.ts');
const key = {
  suite: 'toy',
  title: 'Toy',
  revision: 2,
  questions: [eggsQuestion, { ...eggsQuestion, id: 'q2', question: 'Eggs, please?' }],
};
const answers = { q1: { answer: 'Two.', citations: ['a.md:1'] }, q2: 'three' };
const makeRun = (date: string, mode: string, fields: object = {}) =>
  JSON.stringify({ mode, model: 'm', client: 'c', date, answers, ...fields });
const call = { tool: 'read', arguments: { path: 'a.md' }, characters: 8 };

let folder = '';
const at = (...names: string[]) => path.join(folder, ...names);
const runFile = (id: string) => at('content/runs/toy', `${id}.json`);
const archiveFile = (id: string) => at('content/archive/toy', `${id}.json`);
const git = (...args: string[]) =>
  promisify(execFile)('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
    cwd: folder,
  });

async function groundline(...args: string[]): Promise<{ code: number; said: string }> {
  const env = {
    ...process.env,
    GROUNDLINE_CONTENT: at('content'),
    GROUNDLINE_FIXTURES: at('fixtures'),
  };
  const clean = (text: string) => text.replaceAll(`${folder}/`, '');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env });
    return { code: 0, said: clean(stdout) };
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    const code = error instanceof Error && 'code' in error ? Number(error.code) : -1;
    return { code, said: clean(said) };
  }
}

const listRuns = () => readdir(at('content/runs/toy'));
const readRecord = async (id: string): Promise<unknown> =>
  JSON.parse(await readFile(archiveFile(id), 'utf8'));

beforeEach(async () => {
  folder = await makeFolder({
    'fixtures/toy/docs/a.md': eggsLine,
    'fixtures/toy/questions.json': JSON.stringify(key),
    'content/runs/toy/one.json': makeRun('2026-01-01', 'brain'),
    'content/runs/toy/two.json': makeRun('2026-02-01', 'documents'),
    'content/runs/toy/three.json': makeRun('2026-03-01', 'brain', { label: 'Third' }),
    'content/logs/toy/one.jsonl': `${JSON.stringify(call)}\n`,
    'content/notes/first.mdx': '---\ntitle: On one\ndate: 2026-03-02\nabout: [one]\n---\n\nWell.\n',
  });
  await git('init', '-q');
  await git('add', '.');
  await git('commit', '-qm', 'runs');
  return () => rm(folder, { recursive: true });
});

test('an archived run leaves its totals, and says where its file is', { timeout }, async () => {
  const before = await readFile(runFile('one'), 'utf8');
  const { code, said } = await groundline('archive', 'one');
  const head = (await git('rev-parse', 'HEAD')).stdout.trim();
  expect({ code, said }).toEqual({
    code: 0,
    said: `content/archive/toy/one.json: content/runs/toy/one.json, in git at ${head.slice(0, 12)}\n1 run archived\n`,
  });
  expect(await listRuns()).toEqual(['three.json', 'two.json']);
  expect(await readdir(at('content/logs/toy'))).toEqual([]);
  expect(await readRecord('one')).toMatchObject({
    suite: 'toy',
    scorer: 1,
    keyRevision: 2,
    file: {
      path: 'content/runs/toy/one.json',
      commit: head,
      log: 'content/logs/toy/one.jsonl',
    },
    run: { id: 'one', date: '2026-01-01', measures: { right: { value: 1, of: 2 } } },
    questions: [
      { id: 'q1', verdict: 'grounded', flags: [] },
      { id: 'q2', verdict: 'wrong', flags: [] },
    ],
    comparedWith: [
      { a: 'one', b: 'three' },
      { a: 'one', b: 'two' },
    ],
  });
  // what the record says brings the file back
  expect((await git('show', `${head}:content/runs/toy/one.json`)).stdout).toBe(before);
  // a note may name it still
  expect(await groundline('check')).toMatchObject({ code: 0 });
  expect(await groundline('archive', 'one')).toMatchObject({
    code: 1,
    said: 'one: is archived already\n',
  });
  const { said: why } = await groundline(
    'summary',
    'two',
    '--against',
    'one',
    '--suite',
    at('fixtures/toy'),
  );
  expect(why).toContain(`one: is archived, so its answers are not here; write the run file with`);
  await writeFile(at('new.json'), before);
  const added = await groundline(
    'add',
    at('new.json'),
    '--id',
    'one',
    '--suite',
    at('fixtures/toy'),
    '--content',
    at('content'),
  );
  expect(added.said).toContain('a run is called one already');
});

test('what git does not hold as it is stays, unless it is forced', { timeout }, async () => {
  await writeFile(runFile('two'), makeRun('2026-02-01', 'documents', { label: 'changed' }));
  await writeFile(runFile('new'), makeRun('2026-01-05', 'brain'));
  await git('add', '.');
  const { code, said } = await groundline('archive', '--before', '2026-03-01');
  const why =
    'git does not hold this file as it is, so archiving would lose it; commit it, or say --force';
  expect({ code, said }).toEqual({
    code: 1,
    said: `content/runs/toy/new.json: ${why}\ncontent/runs/toy/two.json: ${why}\n`,
  });
  expect(await listRuns()).toEqual(['new.json', 'one.json', 'three.json', 'two.json']);
  expect(await groundline('archive', 'two', '--force')).toMatchObject({ code: 0 });
  expect(await readRecord('two')).toMatchObject({ file: { commit: null } });
});

test('a folder that git does not know is not archived', { timeout }, async () => {
  await rm(at('.git'), { recursive: true });
  expect(await groundline('archive', 'two')).toMatchObject({ code: 1 });
  expect(await listRuns()).toHaveLength(3);
});

test('several at once, and first what would be done', { timeout }, async () => {
  const dry = await groundline('archive', '--keep', '1', '--dry-run');
  expect(dry.said).toMatch(
    /^content\/archive\/toy\/one\.json: .*\n.*two\.json: .*\n2 runs would be archived; nothing is changed\n$/,
  );
  expect(await listRuns()).toHaveLength(3);
  expect((await groundline('archive', '--keep', '1')).said).toContain('2 runs archived\n');
  expect(await listRuns()).toEqual(['three.json']);
  expect((await groundline('archive', '--keep', '1')).said).toBe('0 runs archived\n');
});

test('what was interrupted between the record and the removal goes on', { timeout }, async () => {
  const kept = await makeFolder({});
  await cp(at('content/runs'), path.join(kept, 'runs'), { recursive: true });
  await groundline('archive', 'two');
  const record = await readFile(archiveFile('two'), 'utf8');
  await cp(path.join(kept, 'runs'), at('content/runs'), { recursive: true });
  const check = await groundline('check');
  expect(check.code).toBe(1);
  expect(check.said).toContain(
    'a run called two is archived already; `groundline archive two` ends',
  );
  expect(await groundline('archive', 'two')).toMatchObject({ code: 0 });
  expect(await listRuns()).toEqual(['one.json', 'three.json']);
  expect(await readFile(archiveFile('two'), 'utf8')).toBe(record);
  // another run under that name is not taken for it
  await writeFile(runFile('two'), makeRun('2026-02-02', 'brain'));
  const other = await groundline('archive', 'two', '--force');
  expect(other).toMatchObject({ code: 1 });
  expect(other.said).toContain('another run is archived as two');
  await rm(kept, { recursive: true });
});

test.each([
  [['archive'], 2, 'name runs, or say which'],
  [['archive', 'one', '--keep', '1'], 2, 'name runs, or say which'],
  [['archive', '--before', '2026-13-01'], 2, 'It is a day'],
  [['archive', '--keep', 'few'], 2, 'It is a whole number'],
  [['archive', 'none'], 1, 'none: no committed run'],
  [['archive', '--keep', '1', '--suite', 'other'], 1, 'other: no suite'],
])('%j is refused', { timeout }, async (args, code, said) => {
  const answer = await groundline(...args);
  expect(answer.code).toBe(code);
  expect(answer.said).toContain(said);
  expect(await listRuns()).toHaveLength(3);
});

test('a record with a fault is refused by field and line', { timeout }, async () => {
  await groundline('archive', 'two');
  const text = await readFile(archiveFile('two'), 'utf8');
  await writeFile(archiveFile('two'), text.replace('"scorer": 1', '"scorer": 0, "extra": 1'));
  await writeFile(archiveFile('other'), text);
  const { code, said } = await groundline('check');
  expect(code).toBe(1);
  expect(said).toContain('content/archive/toy/two.json:3: scorer: ');
  expect(said).toContain('content/archive/toy/two.json:3: extra: unknown field');
  expect(said).toContain('content/archive/toy/other.json:');
});
