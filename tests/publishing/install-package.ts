import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Packs this project and puts the package into a folder as an installation would, without a registry:
 * the package's own files are real ones, those that it needs are linked to the checkout's.
 * @returns the folder of packages
 */
export async function installPackage(folder: string): Promise<string> {
  const packages = path.join(folder, 'node_modules');
  const own = path.join(packages, 'groundline');
  await mkdir(own, { recursive: true });
  execFileSync('npm', ['pack', '--pack-destination', folder], { stdio: 'pipe' });
  const [tarball = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', path.join(folder, tarball), '-C', own, '--strip-components=1']);
  await rm(path.join(folder, tarball));
  for (const name of await readdir('node_modules'))
    if (!name.startsWith('.'))
      await symlink(path.resolve('node_modules', name), path.join(packages, name));
  await mkdir(path.join(packages, '.bin'));
  await chmod(path.join(own, 'bin/groundline.mjs'), 0o755);
  await symlink('../groundline/bin/groundline.mjs', path.join(packages, '.bin/groundline'));
  return packages;
}
