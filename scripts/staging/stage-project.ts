import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a build reads; everything else of the checkout is left where it is. */
const parts = [
  'astro.config.mjs',
  'content',
  'docs',
  'fixtures',
  'package.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
];

/**
 * Copies the project in the working directory, so that a build of the copy writes nothing into the
 * checkout and several builds at once do not meet. Only the packages are shared.
 * @returns the copy's folder, in the system's temporary folder
 */
export async function stageProject(): Promise<string> {
  const root = process.cwd();
  const stage = await mkdtemp(path.join(tmpdir(), 'groundline-stage-'));
  for (const part of parts) {
    await cp(path.join(root, part), path.join(stage, part), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(stage, 'node_modules'));
  return stage;
}
