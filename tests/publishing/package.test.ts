import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder } from '../make-folder.ts';
import { serveGitHub } from '../serve-github.ts';
import { installPackage } from './install-package.ts';
import { runJob } from './run-job.ts';

/**
 * A project that has the packed package, no checkout: what `init` writes for it, and what its workflows
 * do, on this machine.
 */
const author = ['-c', 'user.name=A', '-c', 'user.email=a@groundline.example'];
const runs = 'content/runs/handbook';
const environment = {
  GITHUB_ACTIONS: 'true',
  GITHUB_REF: 'refs/pull/1/merge',
  GITHUB_REPOSITORY: 'me/repo',
  GITHUB_SERVER_URL: 'https://github.com',
};
const documents = {
  'work/docs/returns.md': 'Unopened goods can be sent back within 14 days of delivery.\n',
  'work/docs/parcels.md': 'All parcels that weigh more than 23 kilograms are bulky.\n',
  'work/package.json': '{ "private": true, "type": "module" }\n',
};

let folder: string;
let packages: string;
let [base, head, commit] = ['', '', ''];

beforeAll(async () => {
  // set by Vitest in its workers, and taken by a build for its own
  delete process.env['BASE_URL'];
  folder = await makeFolder(documents);
  packages = await installPackage(path.join(folder, 'installed'));
  const work = path.join(folder, 'work');
  [base, head] = [path.join(folder, 'base'), path.join(folder, 'head')];
  await symlink(packages, path.join(work, 'node_modules'));
  groundline(work, 'init', '.', '--docs', 'docs', '--suite', 'handbook');
  groundline(work, 'run', 'lexical', '--mode', 'documents', '--out', `${runs}/first.json`);
  const config = await readFile(path.join(work, 'groundline.config.ts'), 'utf8');
  const gates = config.replace('gates: []', "gates: ['right == all']");
  await writeFile(path.join(work, 'groundline.config.ts'), gates);
  git(work, 'init', '-q', '-b', 'main');
  save(work, 'the project');
  // the pull request brings a run that is worse, and takes the gates away
  git(work, 'checkout', '-q', '-b', 'new-run');
  const first = await readFile(path.join(work, runs, 'first.json'), 'utf8');
  const worse = first.replaceAll(/"answer": "[^"]*"/g, '"answer": "@octocat ::error::no"');
  await writeFile(path.join(work, runs, 'second.json'), worse);
  await writeFile(path.join(work, 'groundline.config.ts'), config);
  save(work, 'a run');
  commit = git(work, 'rev-parse', 'HEAD').trim();
  git(work, 'checkout', '-q', 'main');
  git(folder, 'clone', '-q', work, base);
  git(work, ...author, 'merge', '-q', '--no-ff', '-m', 'merge', 'new-run');
  git(folder, 'clone', '-q', '--depth=2', pathToFileURL(work).href, head);
  for (const each of [base, head]) await symlink(packages, path.join(each, 'node_modules'));
}, 240_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a push is checked and built, with the docs of the program', async () => {
  const built = await runJob({
    file: path.join(base, '.github/workflows/pages.yml'),
    job: 'build',
    workspace: base,
    values: {
      'steps.pages.outputs.origin': 'https://me.github.io',
      'steps.pages.outputs.base_path': '/repo',
    },
  });
  expect(built.log).toContain('handbook: 2 questions at revision 1');
  expect(built).toMatchObject({ status: 0 });
  expect(built.commands).toHaveLength(2);
  const index = await readFile(path.join(base, 'dist/docs/index.html'), 'utf8');
  for (const page of ['tutorial', 'how-to/import-runs', 'reference/commands']) {
    expect(index).toContain(`href="/repo/docs/${page}/"`);
    expect(existsSync(path.join(base, 'dist/docs', page, 'index.html'))).toBe(true);
  }
  expect(existsSync(path.join(base, 'dist/runs/first/index.html'))).toBe(true);
});

test('a pull request is judged by the rules of the base branch, and commented on', async () => {
  const judged = await runJob({
    file: path.join(base, '.github/workflows/pull-request.yml'),
    job: 'summary',
    workspace: folder,
    env: environment,
  });
  expect(judged).toMatchObject({ status: 1 });
  expect(judged.log).toContain('right == all: fails');
  const comment = path.join(base, 'comment');
  await mkdir(comment);
  await cp(path.join(folder, 'comment'), comment, { recursive: true });
  const github = await serveGitHub({ comments: [], head: commit });
  await writeFile(
    path.join(folder, 'event.json'),
    JSON.stringify({
      workflow_run: { head_sha: commit, head_branch: 'branch', head_repository: { id: 7 } },
    }),
  );
  const child = await runJob({
    file: path.join(base, '.github/workflows/pull-request-comment.yml'),
    job: 'comment',
    workspace: base,
    values: { 'github.token': 'token' },
    env: {
      ...environment,
      GITHUB_API_URL: github.url,
      GITHUB_EVENT_PATH: path.join(folder, 'event.json'),
    },
  });
  github.close();
  expect(child).toMatchObject({ status: 0 });
  expect(github.calls.map(({ method, path }) => [method, path])).toEqual([
    ['POST', 'issues/1/comments'],
  ]);
  const body = github.calls[0]?.body ?? '';
  expect(body).toContain('Gates: 1 of 1 fails');
  expect(body).toContain(`https://github.com/me/repo/blob/${commit}/fixtures/handbook/docs/`);
  expect(body).not.toMatch(/@octocat/);
});

test('the site of a pull request is checked and built into a copy that opens from a folder', async () => {
  const built = await runJob({
    file: path.join(head, '.github/workflows/pull-request.yml'),
    job: 'site',
    workspace: head,
    env: environment,
  });
  expect(built).toMatchObject({ status: 0 });
  const page = await readFile(path.join(head, 'dist-offline/runs/second/index.html'), 'utf8');
  expect(page).toContain('href="../../index.html"');
  // foreign text gives the log no order
  expect(built.log.match(/^::stop-commands::/gm)).toHaveLength(2);
  expect(built.log).not.toMatch(/^::error/m);
});

function groundline(cwd: string, ...args: readonly string[]): string {
  return execFileSync(path.join(packages, '.bin/groundline'), args, { cwd, encoding: 'utf8' });
}

function git(cwd: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8' });
}

function save(cwd: string, message: string): void {
  git(cwd, 'add', '-A');
  git(cwd, ...author, 'commit', '-q', '-m', message);
}
