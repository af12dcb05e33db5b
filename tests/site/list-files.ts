import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Every file under a folder, as sorted paths relative to it, with `/`. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'),
    )
    .toSorted();
}
