import { existsSync, statSync } from 'node:fs';
import { ReportError } from '../../error/report-error.ts';
import type { RegistryRecord } from '../../policy/registry-record.ts';
import { readErrorCode } from '../read-bytes.ts';
import { locateRecord } from './record-paths.ts';
import type { RecordPaths } from './record-paths.ts';
import { registryIo } from './registry-io.ts';
import type { RegistryIo } from './registry-io.ts';
import { removeFile, removeLockLitter, takeLock, tryLock } from './registry-lock.ts';
import type { Lock } from './registry-lock.ts';
import { readCurrent, replaceRecord, syncFolder } from './replace-record.ts';

/** What happened on the way to an outcome. */
export type Startup = {
  /** Whether a write that was never finished was found and thrown away. */
  readonly discarded: boolean;
  /** Whether the lock was left by a process that is gone. */
  readonly takenOver: boolean;
};

/**
 * Makes a record where none stands.
 * @throws ReportError `RegistryRefused` where one stands, whatever it holds
 */
export function createRecord(
  file: string,
  next: RegistryRecord,
  io: RegistryIo = registryIo,
): Startup {
  const paths = locateRecord(file);
  io.makeFolder(paths.folder);
  return underLock(io, paths, takeLock, (lock) => {
    if (existsSync(paths.record)) {
      const message =
        'a record stands here; it is changed by `registry promote` and `registry revert` alone';
      throw new ReportError('RegistryRefused', [{ file, message }]);
    }
    replaceRecord(io, paths, { lock, before: null, next });
  });
}

/** A decision about a record: the next one, or null where it stays as it is. */
export type Decide<Outcome> = (record: RegistryRecord) => {
  readonly next: RegistryRecord | null;
  readonly outcome: Outcome;
};

/**
 * Changes a record as decided, under its lock.
 * @throws ReportError `NotFound` where there is none, `RegistryRefused` where it is damaged or cannot be
 * written, and what `decide` throws; the record's bytes are then as before
 */
export function changeRecord<Outcome>(
  file: string,
  decide: Decide<Outcome>,
  io: RegistryIo = registryIo,
): Startup & { readonly outcome: Outcome } {
  const paths = locateRecord(file);
  requireRecord(paths);
  const results: Outcome[] = [];
  const startup = underLock(io, paths, takeLock, (lock) => {
    const before = readCurrent(io, paths) ?? refuseMissing(paths);
    const { next, outcome } = decide(before);
    if (next === null) syncFolder(io, paths);
    else replaceRecord(io, paths, { lock, before, next });
    results.push(outcome);
  });
  const [outcome] = results;
  if (outcome === undefined) throw new Error('a change of the registry came to no outcome');
  return { ...startup, outcome };
}

/**
 * The record in its place, after what an interrupted write left behind was thrown away. A write that
 * goes on at this moment is left alone.
 * @throws ReportError `NotFound` or `RegistryRefused`
 */
export function openRecord(
  file: string,
  io: RegistryIo = registryIo,
): { readonly record: RegistryRecord; readonly discarded: boolean } {
  const paths = locateRecord(file);
  requireRecord(paths);
  const startup = existsSync(paths.staged) ? underLock(io, paths, tryLock, () => undefined) : null;
  return {
    record: readCurrent(io, paths) ?? refuseMissing(paths),
    discarded: startup?.discarded ?? false,
  };
}

function underLock(
  io: RegistryIo,
  paths: RecordPaths,
  take: (io: RegistryIo, paths: RecordPaths) => Lock | null,
  work: (lock: Lock) => void,
): Startup {
  return nameFailure(paths, () => {
    const lock = take(io, paths);
    if (lock === null) return { discarded: false, takenOver: false };
    try {
      const discarded = existsSync(paths.staged);
      removeFile(io, paths.staged);
      removeLockLitter(io, paths);
      work(lock);
      return { discarded, takenOver: lock.takenOver };
    } finally {
      lock.release();
    }
  });
}

/** What the system refused around a record, as an error that says so; the record is as it was. */
function nameFailure<Result>({ shown: file }: RecordPaths, act: () => Result): Result {
  try {
    return act();
  } catch (cause) {
    const code = readErrorCode(cause);
    if (cause instanceof ReportError || code === 'unknown error') throw cause;
    const message = `its lock or its folder cannot be used (${code}), so nothing was changed; make room or allow writing beside the record`;
    throw new ReportError('RegistryRefused', [{ file, message }], { cause });
  }
}

function requireRecord(paths: RecordPaths): void {
  if (!existsSync(paths.record)) refuseMissing(paths);
  // reading a pipe would wait for ever
  if (statSync(paths.record).isFile()) return;
  const message = 'not a regular file; a record is one';
  throw new ReportError('RegistryRefused', [{ file: paths.shown, message }]);
}

function refuseMissing({ shown: file }: RecordPaths): never {
  const message = 'no such record; make it with `groundline registry init --policy scoped`';
  throw new ReportError('NotFound', [{ file, message }]);
}
