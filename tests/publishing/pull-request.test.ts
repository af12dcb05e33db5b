import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disarmComment } from '../../scripts/ci/disarm-comment.ts';
import { runBuild } from '../../scripts/staging/run-build.ts';
import { launchBrowser } from '../site/launch-browser.ts';
import { serveBuiltSite } from '../site/serve-built-site.ts';
import { watchPage } from '../site/watch-page.ts';
import { makeAnswers } from './make-answers.ts';

/**
 * A pull request from its branch to the comment and the artifact, walked through on this machine: a
 * bare repository stands for GitHub's, and the workflows' own scripts do what the workflows do.
 */
const parts = [
  '.gitignore',
  'astro.config.mjs',
  'content',
  'fixtures',
  'groundline.config.ts',
  'package.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
];
const author = ['-c', 'user.name=A', '-c', 'user.email=a@groundline.example'];
const series = { series: 'flow', model: 'm', client: 'c' };
const hostile = [
  '@octocat [x](https://evil.example) <script>alert(1)</script> </details> fixes #1',
  '::set-output name=x::y',
  '##[add-mask]1 \u001b[31mred\u001b]0;title\u0007',
  '```',
  'x'.repeat(60_000),
].join('\n');

let folder: string;
let base: string;
let head: string;
let commit: string;
let browser: Browser;
let judged: { status: number | null; log: string };
let summary: string;

beforeAll(async () => {
  // set by Vitest in its workers, and taken by a build for its own
  delete process.env['BASE_URL'];
  folder = await mkdtemp(path.join(tmpdir(), 'groundline-flow-'));
  [base, head] = [path.join(folder, 'base'), path.join(folder, 'head')];
  const work = path.join(folder, 'work');
  const bare = path.join(folder, 'origin.git');
  const runs = path.join(work, 'content/runs/shop-docs');
  git(folder, 'init', '-q', '--bare', '-b', 'main', bare);
  git(folder, 'clone', '-q', bare, work);
  for (const part of parts) await cp(part, path.join(work, part), { recursive: true });
  await mkdir(runs, { recursive: true });
  await writeFile(
    path.join(runs, 'flow-1.json'),
    await makeAnswers(0, '', { ...series, date: '2026-01-01' }),
  );
  save(work, 'main', 'the project');
  // the pull request brings a run that is worse, and takes the gates away
  git(work, 'checkout', '-q', '-b', 'new-run');
  const fields = { ...series, label: hostile.slice(0, 200), date: '2026-01-02' };
  await writeFile(path.join(runs, 'flow-2.json'), await makeAnswers(8, hostile, fields));
  await writeFile(path.join(work, 'groundline.config.ts'), 'export default { gates: [] };\n');
  save(work, 'new-run', 'a run');
  commit = git(work, 'rev-parse', 'HEAD').trim();
  git(work, 'checkout', '-q', 'main');
  git(work, ...author, 'merge', '-q', '--no-ff', '-m', 'merge', 'new-run');
  git(work, 'push', '-q', 'origin', 'HEAD:refs/pull/1/merge');
  git(folder, 'clone', '-q', bare, base);
  git(folder, 'init', '-q', head);
  git(head, 'fetch', '-q', '--depth=2', pathToFileURL(bare).href, 'refs/pull/1/merge');
  git(head, 'checkout', '-q', 'FETCH_HEAD');
  for (const each of [base, head])
    await symlink(path.resolve('node_modules'), path.join(each, 'node_modules'));
  judged = judge();
  summary = await readFile(path.join(folder, 'comment/summary.md'), 'utf8');
  browser = await launchBrowser();
}, 240_000);

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the summary', () => {
  test('is judged by the rules of the base branch', () => {
    expect(judged.status).toBe(1);
    expect(judged.log).toContain('right >= previous: fails with 20/28, before 28/28');
    expect(summary).toContain('### Gates: 2 of 3 fail');
  });

  test('names regressions first, each with its lines at the proposed commit', () => {
    const links = Array.from(
      summary.matchAll(
        /https:\/\/github\.com\/me\/repo\/blob\/([0-9a-f]+)\/([^?]+)\?plain=1#L(\d+)/g,
      ),
    );
    expect(links.length).toBeGreaterThanOrEqual(8);
    for (const [, sha, file = '', line] of links) {
      expect(sha).toBe(commit);
      const text = git(head, 'show', `${commit}:${decodeURIComponent(file)}`);
      expect(text.split('\n').length).toBeGreaterThan(Number(line));
    }
  });

  test('is short, and nothing foreign reaches beyond its text', () => {
    const lines = summary.split('\n');
    const fold = lines.findIndex((line) => line === '<details><summary>More</summary>');
    expect(fold === -1 ? lines.length : fold).toBeLessThanOrEqual(60);
    expect(summary.length).toBeLessThan(65_536);
    const code = summary.replace(/(`+)[^`](?:.*?[^`])?\1(?!`)/g, '');
    expect(code).not.toMatch(/@\w|<script|##\[|^::|\]\(https:\/\/evil/m);
    expect(summary).not.toContain('\u001b');
  });

  test('loses nothing of its own where it is posted', () => {
    const posted = disarmComment(summary, ['https://github.com/me/repo/', 'https://me.github.io/']);
    const count = (text: string) =>
      text.match(/\]\(https:\/\/(github\.com|me\.github\.io)\//g)?.length;
    expect(count(posted)).toBe(count(summary));
    expect(posted).not.toMatch(/https:\/\/evil/);
    expect(posted).not.toMatch(/@octocat/);
  });

  test('gives the log no command but the one that silences it', () => {
    const commands = judged.log.split('\n').filter((line) => /^\s*::|##\[/.test(line));
    expect(commands).toHaveLength(2);
    const [first = '', last = ''] = commands;
    expect(first).toMatch(/^::stop-commands::/);
    expect(last).toBe(`::${first.replace('::stop-commands::', '')}::`);
    expect(judged.log).not.toContain('\u001b');
  });
});

describe('the site', () => {
  test('is checked and built, opens from a folder, and has what the permalinks name', async () => {
    const check = run(head, ['scripts/groundline.ts', 'check'], {});
    expect(check.log).toContain('28 questions');
    const { code, output } = await runBuild(head, { GROUNDLINE_BASE: '/repo/' });
    expect(code, output).toBe(0);
    const offline = run(head, ['scripts/build-offline.ts'], { GROUNDLINE_BASE: '/repo/' });
    expect(offline.status, offline.log).toBe(0);
    const permalinks = Array.from(
      summary.matchAll(/https:\/\/me\.github\.io\/repo\/(runs\/flow-2\/)#(q\d+)/g),
      ([, page = '', question = '']) => ({ page, question }),
    );
    expect(permalinks.length).toBeGreaterThanOrEqual(8);
    await openFromFolder(permalinks);
    const site = await serveBuiltSite({ dist: path.join(head, 'dist'), base: '/repo/' });
    const context = await browser.newContext();
    const { page, seen } = await watchPage(context, site.home);
    const [link] = permalinks;
    await page.goto(`${site.home}${link?.page}#${link?.question}`);
    expect(await page.locator(`section#${link?.question}`).isVisible()).toBe(true);
    await context.close();
    site.close();
    expect(seen).toEqual([]);
  });
}, 240_000);

/** Walks from the home page of the artifact to the run, asking for nothing but its files. */
async function openFromFolder(permalinks: readonly { page: string; question: string }[]) {
  const root = pathToFileURL(path.join(head, 'dist-offline')).href;
  const context = await browser.newContext();
  const page = await context.newPage();
  const odd: string[] = [];
  page.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) odd.push(request.url());
  });
  page.on('requestfailed', (request) => odd.push(request.url()));
  page.on('pageerror', (error) => odd.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') odd.push(message.text());
  });
  await page.goto(`${root}/index.html`);
  await page.locator('header nav a', { hasText: 'Runs' }).click();
  await page.locator('[data-table-tools]').filter({ visible: true }).first().waitFor();
  // the link may stand in a fold
  await page.locator('main a[href$="flow-2/index.html"]').first().dispatchEvent('click');
  await page.locator('section.question').first().waitFor();
  for (const { page: at, question } of permalinks) {
    await page.goto(`${root}/${at}index.html#${question}`);
    expect(await page.locator(`section#${question}`).isVisible()).toBe(true);
  }
  for (const [at, says] of [
    ['search', 'Search needs a server'],
    ['compare', 'needs a server'],
  ]) {
    await page.goto(`${root}/${at}/index.html`);
    expect(await page.locator('main').innerText()).toContain(says);
  }
  await context.close();
  expect(odd).toEqual([]);
}

/** What the workflow's job does in the checkout of the base branch. */
function judge() {
  const summarise = ['ci', 'summarise', '--head', '../head', '--out', '../comment'];
  return run(base, ['scripts/groundline.ts', ...summarise], {
    GITHUB_ACTIONS: 'true',
    GITHUB_REF: 'refs/pull/1/merge',
    GITHUB_REPOSITORY: 'me/repo',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_STEP_SUMMARY: path.join(folder, 'step-summary.md'),
    GROUNDLINE_BASE: '',
    GROUNDLINE_CONTENT: '../head/content',
    GROUNDLINE_FIXTURES: '../head/fixtures',
    GROUNDLINE_SITE: '',
  });
}

function run(cwd: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  const [first = '', ...rest] = stdout.split('\n');
  // the runner reads both streams as one log
  return { status, log: [first, ...stderr.split('\n'), ...rest].join('\n') };
}

function git(cwd: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

function save(cwd: string, branch: string, message: string): void {
  git(cwd, 'add', '-A');
  git(cwd, ...author, 'commit', '-q', '-m', message);
  git(cwd, 'push', '-q', 'origin', branch);
}
