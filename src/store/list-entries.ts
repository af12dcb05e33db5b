import { readdir } from 'node:fs/promises';
import { compareCodeUnits } from '../text/compare-code-units.ts';
import { readErrorCode } from './read-bytes.ts';

export type Entry = { readonly name: string; readonly kind: 'file' | 'folder' | 'other' };

/** What lies in a folder, by name, dotfiles left out; null where there is no such folder. */
export async function listEntries(folder: string): Promise<Entry[] | null> {
  try {
    return (await readdir(folder, { withFileTypes: true }))
      .filter(({ name }) => !name.startsWith('.'))
      .map((entry): Entry => {
        const kind = entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other';
        return { name: entry.name, kind };
      })
      .toSorted((a, b) => compareCodeUnits(a.name, b.name));
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR'].includes(readErrorCode(cause))) return null;
    throw cause;
  }
}
