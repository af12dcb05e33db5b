import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBuild } from '../../scripts/staging/run-build.ts';
import { stageProject } from '../../scripts/staging/stage-project.ts';
import { eggsLine, eggsQuestion } from '../eggs-suite.ts';
import { listFiles } from '../site/list-files.ts';

const run = { mode: 'brain', answers: { q1: { answer: 'Two.', citations: ['a.md:1'] } } };
const inputs = {
  'fixtures/toy/docs/a.md': eggsLine,
  'fixtures/toy/questions.json': JSON.stringify({
    suite: 'toy',
    title: 'Toy',
    questions: [eggsQuestion],
  }),
  'content/runs/toy/first.json': JSON.stringify(run),
};
const spoil = path.join(import.meta.dirname, 'spoil-build.ts');

let stage = '';
/** The bytes of the site, by which a whole one is known. */
let whole = '';
const at = (...names: string[]) => path.join(stage, ...names);

beforeAll(async () => {
  stage = await stageProject();
  const method = await readdir(at('content/method'));
  await cp(at('content/method'), at('method'), { recursive: true });
  for (const part of ['content', 'fixtures']) await rm(at(part), { recursive: true });
  for (const [file, text] of Object.entries(inputs)) {
    await mkdir(path.dirname(at(file)), { recursive: true });
    await writeFile(at(file), text);
  }
  await cp(at('method'), at('content/method'), { recursive: true });
  expect(method).not.toEqual([]);
  expect(await runBuild(stage)).toEqual({ code: 0, output: '' });
  whole = await hashSite('dist');
});

afterAll(() => rm(stage, { recursive: true, force: true }));

async function hashSite(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await listFiles(at(folder))).toSorted())
    hash.update(`${file}\0`).update(await readFile(at(folder, file)));
  return hash.digest('hex');
}

const listLeftovers = async () => (await readdir(stage)).filter((name) => name.startsWith('.dist'));

async function buildSpoilt(how: string, env: Readonly<Record<string, string>> = {}) {
  const { code, output } = await runBuild(stage, { ...env, GROUNDLINE_SPOIL: how }, [
    '--import',
    spoil,
  ]);
  return { code, output: output.replaceAll(stage, 'stage') };
}

test('two builds at once in one folder both give the whole site', async () => {
  const results = await Promise.all([runBuild(stage), runBuild(stage)]);
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  // one of the two says that it waits, unless the other was done before it asked
  const said = results.map(({ output }) => output).join('');
  expect(said).toMatch(/^(waiting for another build here, which holds .*\.dist\.lock\n)?$/);
  expect(await hashSite('dist')).toBe(whole);
  expect(await listLeftovers()).toEqual([]);
});

test('a build that is killed, early or late, leaves the site of before, and the next one clears up', async () => {
  for (const sign of ['.dist.building/index.html', '.dist.building/pagefind']) {
    const child = spawn(process.execPath, ['scripts/build.ts'], {
      cwd: stage,
      env: { ...process.env, GROUNDLINE_BASE: '/other/', GROUNDLINE_CONTENT: 'content' },
      stdio: 'ignore',
    });
    const gone = new Promise((resolve) => child.on('close', (_code, signal) => resolve(signal)));
    await rm(at('.dist.building'), { recursive: true, force: true });
    while (!existsSync(at(sign)) && child.exitCode === null) await wait(5);
    child.kill('SIGKILL');
    expect(await gone, sign).toBe('SIGKILL');
    expect(await hashSite('dist'), sign).toBe(whole);
    expect(await listLeftovers(), sign).toContain('.dist.building');
  }
  expect(await runBuild(stage)).toEqual({ code: 0, output: '' });
  expect(await hashSite('dist')).toBe(whole);
  expect(await listLeftovers()).toEqual([]);
});

test.each([
  ['full:12', 'the disk is full; make room'],
  ['vanish:first.json', 'content/runs/toy/first.json: no such file'],
  ['change:questions.json', 'questions.json: changed while it was read; wait until it is written'],
])('with %s the build says what to do, and the site of before stays', async (how, said) => {
  const { code, output } = await buildSpoilt(how, { GROUNDLINE_BASE: '/other/' });
  expect(code).toBe(1);
  expect(output).toContain(said);
  expect(await hashSite('dist')).toBe(whole);
  expect(await listLeftovers()).toEqual([]);
  for (const [file, text] of Object.entries(inputs)) await writeFile(at(file), text);
});

test('the copy that opens from a folder is whole or as it was', async () => {
  const copy = (nodeArguments: readonly string[], env: object) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const child = spawn(process.execPath, [...nodeArguments, 'scripts/build-offline.ts'], {
        cwd: stage,
        env: { ...process.env, ...env },
      });
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
      child.on('close', (code) => resolve({ code, said }));
    });
  expect(await copy([], {})).toEqual({ code: 0, said: '' });
  const before = await hashSite('dist-offline');
  const failed = await copy(['--import', spoil], { GROUNDLINE_SPOIL: 'full:3' });
  expect(failed.code).toBe(1);
  expect(failed.said).toContain('the disk is full; make room');
  expect(await hashSite('dist-offline')).toBe(before);
  expect(await listLeftovers()).toEqual([]);
});
