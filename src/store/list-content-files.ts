import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import { compareCodeUnits } from '../text/compare-code-units.ts';
import { readErrorCode } from './read-bytes.ts';

/**
 * The files of a content folder, in name order; a folder that is not there has none. Dotfiles are
 * passed over, and whatever else does not belong there is a fault.
 * @param ending of the files that belong there, such as `.json`
 */
export async function listContentFiles(
  folder: string,
  ending: string,
): Promise<{ files: string[]; faults: Fault[] }> {
  const entries = (await readEntries(folder)).filter(({ name }) => !name.startsWith('.'));
  const belongs = (entry: (typeof entries)[number]) =>
    entry.isFile() && entry.name.endsWith(ending);
  return {
    files: entries
      .filter(belongs)
      .map(({ name }) => path.join(folder, name))
      .toSorted(compareCodeUnits),
    faults: entries
      .filter((entry) => !belongs(entry))
      .map(({ name }) => ({
        file: path.join(folder, name),
        message: `unknown; only ${ending} files stand in ${folder}; move it or remove it`,
      })),
  };
}

async function readEntries(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (cause) {
    const code = readErrorCode(cause);
    if (code === 'ENOENT') return [];
    const message = code === 'ENOTDIR' ? 'not a folder' : `cannot be read (${code})`;
    throw new ReportError('ContentRefused', [{ file: folder, message }], { cause });
  }
}
