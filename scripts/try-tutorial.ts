import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Follows docs/tutorial.md to the letter in a clean folder, from the packed tarball, with the Node that
 * the caller's PATH finds: `node scripts/try-tutorial.ts groundline-0.1.0.tgz`.
 */
const [tarball] = process.argv.slice(2);
if (tarball === undefined) {
  process.stderr.write('name the tarball that npm pack wrote\n');
  process.exit(2);
}
const text = await readFile(path.join(import.meta.dirname, '../docs/tutorial.md'), 'utf8');
const steps = Array.from(text.matchAll(/^```sh\n([\s\S]*?)^```$/gm), ([, step = '']) => step);
const folder = await mkdtemp(path.join(tmpdir(), 'groundline-tutorial-'));
// npm runs this script with the checkout's packages first on the path, which nobody else has
const clean = (process.env['PATH'] ?? '')
  .split(path.delimiter)
  .filter((part) => !part.includes('node_modules'))
  .join(path.delimiter);
try {
  const script = [
    'set -euo pipefail',
    'node --version',
    ...steps,
    'test -f dist/runs/lexical/index.html',
  ];
  const { status } = spawnSync('bash', ['-c', script.join('\n')], {
    cwd: folder,
    env: { ...process.env, PATH: clean, GROUNDLINE: path.resolve(tarball), CI: 'true' },
    stdio: 'inherit',
  });
  process.stdout.write(status === 0 ? 'The tutorial ends with a site.\n' : 'The tutorial fails.\n');
  process.exitCode = status === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
