import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from './make-folder.ts';
import { refuseToWrite } from './refuse-to-write.ts';
import { requireRegularTarget } from './require-regular-target.ts';

/**
 * Writes a whole file beside its place and renames it there, so that a reader sees the old text or the
 * new one. Does nothing where the bytes are the same already.
 * @returns whether the file changed
 * @throws ReportError `NotWritten` where the place cannot be written; nothing is left there then
 */
export async function writeAtomically(file: string, text: string): Promise<boolean> {
  const bytes = Buffer.from(text);
  await requireRegularTarget(file);
  const before = await readFile(file).catch(() => null);
  if (before?.equals(bytes) === true) return false;
  try {
    await replaceFile(file, bytes);
  } catch (cause) {
    throw refuseToWrite(file, cause);
  }
  return true;
}

async function replaceFile(file: string, bytes: Uint8Array): Promise<void> {
  await makeFolder(path.dirname(file));
  const staged = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    const handle = await open(staged, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(staged, file);
  } finally {
    await rm(staged, { force: true });
  }
}
