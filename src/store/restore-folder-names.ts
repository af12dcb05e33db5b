import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * Gives the folders of a built site the names that their addresses lead to: Astro writes `#` as `%23`.
 * No page of the site has a `%` in its path.
 */
export async function restoreFolderNames(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const name = entry.name.replaceAll('%23', '#');
    if (name !== entry.name) await rename(path.join(folder, entry.name), path.join(folder, name));
    await restoreFolderNames(path.join(folder, name));
  }
}
