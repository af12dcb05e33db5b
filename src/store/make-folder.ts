import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { readErrorCode } from './read-bytes.ts';

/**
 * Makes a folder and what is missing above it. Node's own `recursive` never returns where a folder
 * exists and takes no entries, such as `/proc`.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (cause) {
    const code = readErrorCode(cause);
    if (code === 'ENOENT' && path.dirname(folder) !== folder) {
      await makeFolder(path.dirname(folder));
      await mkdir(folder).catch(ignoreExisting);
      return;
    }
    // a root or a mounted folder may answer otherwise than EEXIST
    const isFolder = await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isFolder) throw cause;
  }
}

/** Another process may have made it meanwhile. */
function ignoreExisting(cause: unknown): void {
  if (readErrorCode(cause) !== 'EEXIST') throw cause;
}
