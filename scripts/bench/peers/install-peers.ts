import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { peerVersions } from './peer-versions.ts';

const manifestSchema = z.object({ version: z.string() });

/**
 * Installs the peers into a folder of their own, without their install scripts.
 * @returns each peer's name and the version that its installed manifest tells
 */
export async function installPeers(folder: string): Promise<Map<string, string>> {
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
  const wanted = Object.entries(peerVersions).map(([name, version]) => `${name}@${version}`);
  const install = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  // npm names its own program to what it runs, which spares a look for one
  const npm = process.env['npm_execpath'];
  const [program, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  await promisify(execFile)(program, [...before, ...install, ...wanted], { cwd: folder });
  const versions = new Map<string, string>();
  for (const name of Object.keys(peerVersions)) {
    const manifest = path.join(folder, 'node_modules', name, 'package.json');
    const { version } = manifestSchema.parse(JSON.parse(await readFile(manifest, 'utf8')));
    versions.set(name, version);
  }
  return versions;
}
