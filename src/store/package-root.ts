import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of this package: the checkout, or where it is installed, its code compiled or not. */
export const packageRoot = findPackageRoot(import.meta.dirname);

function findPackageRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new Error('the package has no package.json');
  return findPackageRoot(above);
}
