import { ReportError } from '../../error/report-error.ts';
import { readRecord } from '../../policy/read-record.ts';
import { formatRecord } from '../../policy/registry-record.ts';
import type { RegistryRecord } from '../../policy/registry-record.ts';
import { readErrorCode } from '../read-bytes.ts';
import type { RecordPaths } from './record-paths.ts';
import type { RegistryIo } from './registry-io.ts';
import { removeFile } from './registry-lock.ts';
import type { Lock } from './registry-lock.ts';
import { writeWholeFile } from './write-whole-file.ts';

/**
 * Puts a record in its place under a held lock: staged beside it, written whole, read back, on the disk,
 * compared with what the change was decided on, renamed, and the folder on the disk.
 * @param before the record that the change was decided on; null where there must be none
 * @throws ReportError `RegistryRefused` where the place holds another record by now or the disk takes no
 * more; the old bytes stay
 */
export function replaceRecord(
  io: RegistryIo,
  paths: RecordPaths,
  { lock, before, next }: { lock: Lock; before: RegistryRecord | null; next: RegistryRecord },
): void {
  let renamed = false;
  try {
    writeWholeFile(io, paths.staged, formatRecord(next));
    compareRecord(readCurrent(io, paths), before, paths);
    if (!lock.isHeld()) throw refuse(paths, 'its lock was taken away; ask again');
    io.rename(paths.staged, paths.record);
    renamed = true;
    syncFolder(io, paths);
  } catch (cause) {
    if (!renamed) removeFile(io, paths.staged);
    if (cause instanceof ReportError) throw cause;
    throw refuse(
      paths,
      renamed
        ? `written, but the folder could not be synced (${describeCause(cause)}); ask again with the same operation id`
        : `could not be written (${describeCause(cause)}) and is as it was; make room and ask again with the same operation id`,
      cause,
    );
  }
}

/** Brings the folder's entries to the disk, so that a rename outlives a loss of power. */
export function syncFolder(io: RegistryIo, { folder }: RecordPaths): void {
  if (process.platform === 'win32') return; // A folder cannot be opened there.
  const handle = io.open(folder, 'r');
  try {
    io.fsync(handle);
  } finally {
    io.close(handle);
  }
}

/** The record in its place; null where there is none. */
export function readCurrent(io: RegistryIo, paths: RecordPaths): RegistryRecord | null {
  try {
    return readRecord(io.read(paths.record), paths.shown);
  } catch (cause) {
    if (readErrorCode(cause) === 'ENOENT') return null;
    throw cause;
  }
}

function compareRecord(
  current: RegistryRecord | null,
  before: RegistryRecord | null,
  paths: RecordPaths,
): void {
  const isSame =
    current?.sequence === before?.sequence &&
    current?.revision === before?.revision &&
    current?.history.at(-1)?.hash === before?.history.at(-1)?.hash;
  if (!isSame) throw refuse(paths, 'changed while this change was decided; ask again');
}

function refuse({ shown: file }: RecordPaths, message: string, cause?: unknown): ReportError {
  return new ReportError('RegistryRefused', [{ file, message }], { cause });
}

function describeCause(cause: unknown): string {
  const code = readErrorCode(cause);
  return code === 'unknown error' && cause instanceof Error ? cause.message : code;
}
