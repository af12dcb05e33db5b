import { readdir } from 'node:fs/promises';
import { ReportError } from '../error/report-error.ts';
import { compareCodeUnits } from '../text/compare-code-units.ts';
import { readErrorCode } from './read-bytes.ts';

export type Entry = { readonly name: string; readonly kind: 'file' | 'folder' | 'other' };

/**
 * What lies in a folder, by name, dotfiles left out; null where there is no such folder.
 * @throws ReportError `ContentRefused` where there may be one that cannot be read
 */
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
    const code = readErrorCode(cause);
    if (['ENOENT', 'ENOTDIR'].includes(code)) return null;
    const message = `cannot be read (${code}); name a folder that you may read`;
    throw new ReportError('ContentRefused', [{ file: folder, message }], { cause });
  }
}
