import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { packageRoot } from '../../src/store/package-root.ts';
import type { ContentFolders } from '../../src/store/read-content.ts';

/** What the site is made of, apart from its inputs. */
const parts = [
  'astro.config.mjs',
  'docs',
  'package.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
];

/**
 * Puts the site's sources and somebody's inputs side by side in a temporary folder, so that the build
 * writes neither into the package nor among the inputs.
 * @returns the folder
 */
export async function stageSite({ content, fixtures }: ContentFolders): Promise<string> {
  const stage = await mkdtemp(path.join(tmpdir(), 'groundline-site-'));
  for (const part of parts)
    await cp(path.join(packageRoot, part), path.join(stage, part), { recursive: true });
  // documents may be referred to by a link
  await cp(content, path.join(stage, 'content'), { recursive: true, dereference: true });
  await cp(fixtures, path.join(stage, 'fixtures'), { recursive: true, dereference: true });
  // the method page is the program's own
  const method = path.join('content', 'method');
  await cp(path.join(packageRoot, method), path.join(stage, method), {
    recursive: true,
    force: false,
  });
  await linkPackages(path.join(stage, 'node_modules'));
  return stage;
}

/** Packages lie in this one, or beside it where it is installed. */
async function linkPackages(target: string): Promise<void> {
  const manifest = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(path.join(packageRoot, 'package.json'), 'utf8')));
  const names = Object.keys(manifest.dependencies);
  const folders = [path.join(packageRoot, 'node_modules'), path.dirname(packageRoot)];
  const whole = folders.find((folder) =>
    names.every((name) => existsSync(path.join(folder, name))),
  );
  if (whole !== undefined) {
    await symlink(whole, target, 'junction');
    return;
  }
  for (const name of names) {
    const from = folders.map((folder) => path.join(folder, name)).find(existsSync);
    if (from === undefined) continue;
    await mkdir(path.dirname(path.join(target, name)), { recursive: true });
    await symlink(from, path.join(target, name), 'junction');
  }
}
