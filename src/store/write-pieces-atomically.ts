import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from './make-folder.ts';
import { refuseToWrite } from './refuse-to-write.ts';
import { requireRegularTarget } from './require-regular-target.ts';

/**
 * Writes a whole file beside its place, piece by piece, and renames it there, so that a reader sees the
 * old bytes or the new ones. Does nothing where the bytes are the same already.
 * @returns whether the file changed
 * @throws ReportError `NotWritten` where the place cannot be written; nothing is left there then
 */
export async function writePiecesAtomically(
  file: string,
  pieces: Iterable<string>,
): Promise<boolean> {
  await requireRegularTarget(file);
  try {
    return await replaceFile(file, pieces);
  } catch (cause) {
    throw refuseToWrite(file, cause);
  }
}

async function replaceFile(file: string, pieces: Iterable<string>): Promise<boolean> {
  const folder = path.dirname(file);
  await makeFolder(folder);
  const staged = path.join(folder, `.${path.basename(file)}.${randomUUID()}`);
  try {
    const handle = await open(staged, 'wx');
    try {
      await handle.writeFile(joinPieces(pieces));
      await handle.sync();
    } finally {
      await handle.close();
    }
    if ((await hashFile(file)) === (await hashFile(staged))) return false;
    await rename(staged, file);
  } finally {
    await rm(staged, { force: true });
  }
  return true;
}

/** Larger pieces of about 64 KiB, since each is written on its own. */
function* joinPieces(pieces: Iterable<string>): Generator<string> {
  let joined = '';
  for (const piece of pieces) {
    joined += piece;
    if (joined.length < 65_536) continue;
    yield joined;
    joined = '';
  }
  yield joined;
}

/** The SHA-256 of a file; null where there is none to read. */
async function hashFile(file: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
  } catch {
    return null;
  }
  return hash.digest('hex');
}
