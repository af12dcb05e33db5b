import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { findNodeFolder } from './tutorial/find-node-folder.ts';
import { listSteps } from './tutorial/list-steps.ts';
import type { Step } from './tutorial/list-steps.ts';

/**
 * Follows docs/tutorial.md to the letter in a clean folder, from the packed tarball, and prints how long
 * each step takes; exits 1 when one fails. The commands are the tutorial's own.
 */
const { node } = new Command('try-tutorial')
  .option('--node <version>', 'the Node to follow it with, such as 20; the one on the path if none')
  .parse()
  .opts<{ node?: string }>();

const root = path.join(import.meta.dirname, '..');
const folder = await mkdtemp(path.join(tmpdir(), 'groundline-tutorial-'));
const home = path.join(folder, 'home');
let tarball = '';
// npm runs this script with settings of its own, and with the checkout's packages first on the path
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
);
const clean = (process.env['PATH'] ?? '')
  .split(path.delimiter)
  .filter((part) => !part.includes('node_modules'));

/** What must stand at the end, in the folder where the last step ended. */
const pages = ['runs/lexical', 'docs/tutorial'].map((page) => `dist/${page}/index.html`);
/** The installed command without npm: on this very Node, or on the package's where this one is too old. */
const direct: Step = {
  name: 'Once more without npx',
  script: 'node node_modules/groundline/bin/groundline.mjs build --root .',
};

try {
  await mkdir(home);
  const steps = [...listSteps(await readFile(path.join(root, 'docs/tutorial.md'), 'utf8')), direct];
  process.exitCode = (await follow(steps)) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Takes the steps one after the other, as in one terminal, until one fails. */
async function follow(steps: readonly Step[]): Promise<boolean> {
  const pack = { name: 'Pack', script: `npm pack --silent --pack-destination '${folder}'` };
  if (!take(pack, root, process.env['PATH'] ?? '').passed) return false;
  const [packed = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  tarball = path.join(folder, packed);
  const bin = node === undefined ? [] : [findNodeFolder(node, folder)];
  const where = [...bin, ...clean].join(path.delimiter);
  let cwd = home;
  for (const step of [{ name: 'Node', script: 'node --version' }, ...steps]) {
    const taken = take(step, cwd, where);
    if (!taken.passed) return false;
    ({ cwd } = taken);
  }
  const missing = pages.filter((page) => !existsSync(path.join(cwd, page)));
  if (missing.length > 0) process.stdout.write(`Not built: ${missing.join(', ')}\n`);
  return missing.length === 0;
}

/** Runs a step in a shell of its own, and tells in which folder it ended. */
function take(
  { name, script }: Step,
  cwd: string,
  where: string,
): { passed: boolean; cwd: string } {
  process.stdout.write(`\n# ${name}\n`);
  const begin = performance.now();
  const { status, output } = spawnSync('bash', ['-euo', 'pipefail', '-c', `${script}\npwd >&3`], {
    cwd,
    env: { ...environment, PATH: where, CI: 'true', GROUNDLINE: tarball },
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const passed = status === 0;
  process.stdout.write(`# ${passed ? 'done' : 'FAILED'} in ${seconds} s\n`);
  return { passed, cwd: output[3]?.trim() || cwd };
}
