import path from 'node:path';
import { ReportError } from '../../error/report-error.ts';
import { readErrorCode } from '../read-bytes.ts';
import { formatIdentity, identifySelf, isGone, parseIdentity } from './process-identity.ts';
import type { ProcessIdentity } from './process-identity.ts';
import type { RecordPaths } from './record-paths.ts';
import type { RegistryIo } from './registry-io.ts';
import { writeWholeFile } from './write-whole-file.ts';

export type Lock = {
  readonly release: () => void;
  /** Whether the lock file still names this holder. */
  readonly isHeld: () => boolean;
  /** Whether it was left by a process that is gone. */
  readonly takenOver: boolean;
};

/** How long a writer waits for another one, in milliseconds. */
const patience = 60_000;
const pause = 10;

/**
 * Takes the lock of a record, waiting while a living process holds it. The lock is a file that names
 * its holder and appears whole, by a hard link, so that exactly one process makes it.
 *
 * A lock left by a process that is gone is replaced under a guard: a second lock of the same kind, named
 * after the dead holder's token. Tokens are never used again, so whoever holds the guard and still reads
 * that token in the lock is the only one that may replace it. A guard left behind is replaced alike.
 *
 * @throws ReportError `RegistryRefused` where the wait was in vain or the file is no lock
 */
export function takeLock(io: RegistryIo, paths: RecordPaths): Lock {
  const deadline = Date.now() + patience;
  for (;;) {
    const lock = tryLock(io, paths);
    if (lock !== null) return lock;
    if (Date.now() > deadline) {
      const message =
        'another process holds it; wait for it, or remove the file where that process is gone';
      throw new ReportError('RegistryRefused', [{ file: paths.lock, message }]);
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
  }
}

/** Takes the lock where nobody living holds it; null otherwise. */
export function tryLock(io: RegistryIo, { lock }: Pick<RecordPaths, 'lock'>): Lock | null {
  const before = readHolder(io, lock);
  if (before !== null && !isGone(before)) return null;
  const self = identifySelf();
  const own = `${lock}.${self.pid}-${self.started}-${self.space}`;
  removeFile(io, own);
  try {
    writeWholeFile(io, own, formatIdentity(self));
    const taken = claim(io, lock, own, lock);
    if (taken === null) return null;
    const isHeld = () => readHolder(io, lock)?.token === self.token;
    return {
      takenOver: taken === 'taken over',
      isHeld,
      release: () => {
        if (isHeldOrUnreadable(isHeld)) removeFile(io, lock);
      },
    };
  } finally {
    removeFile(io, own);
  }
}

/** A lock that cannot be read is still this holder's: only a person can have taken it away. */
function isHeldOrUnreadable(isHeld: () => boolean): boolean {
  try {
    return isHeld();
  } catch {
    return true;
  }
}

/** @param own a file that names this process, linked to where the lock shall be */
function claim(
  io: RegistryIo,
  file: string,
  own: string,
  lock: string,
): 'made' | 'taken over' | null {
  if (linkFile(io, own, file)) return 'made';
  const holder = readHolder(io, file);
  if (holder === null || !isGone(holder)) return null;
  const guard = `${lock}.${holder.token}`;
  if (claim(io, guard, own, lock) === null) return null;
  try {
    if (readHolder(io, file)?.token !== holder.token) return null;
    const spare = `${own}.next`;
    removeFile(io, spare);
    io.link(own, spare);
    io.rename(spare, file);
    return 'taken over';
  } finally {
    removeFile(io, guard);
  }
}

function linkFile(io: RegistryIo, from: string, to: string): boolean {
  try {
    io.link(from, to);
    return true;
  } catch (cause) {
    if (readErrorCode(cause) === 'EEXIST') return false;
    throw cause;
  }
}

/** Who holds a lock; null where nobody does any more. */
function readHolder(io: RegistryIo, file: string): ProcessIdentity | null {
  const text = readIfThere(io, file);
  if (text === null) return null;
  const holder = parseIdentity(text);
  if (holder !== null) return holder;
  const message =
    'names no process, so nobody can tell whether it is held; remove it where no command of groundline runs';
  throw new ReportError('RegistryRefused', [{ file, message }]);
}

/**
 * Removes what dead processes left around a lock that is held: their identities and guards. Both are of
 * no use to anyone, since the lock they were made for has changed hands.
 */
export function removeLockLitter(
  io: RegistryIo,
  { folder, lock }: Pick<RecordPaths, 'folder' | 'lock'>,
): void {
  const prefix = `${lock.slice(folder.length + 1)}.`;
  for (const name of io.list(folder).filter((each) => each.startsWith(prefix))) {
    const file = path.join(folder, name);
    const text = readIfThere(io, file);
    if (text === null) continue;
    const owner = parseIdentity(text) ?? parseOwner(name.slice(prefix.length));
    if (owner !== null && isGone(owner)) removeFile(io, file);
  }
}

/** Who was writing its identity, from the file's name: the text may be torn. */
function parseOwner(ending: string): ProcessIdentity | null {
  const [, pid, started, space] = /^(\d+)-(.+)-([0-9a-f]{16})(?:\.next)?$/.exec(ending) ?? [];
  if (started === undefined || space === undefined) return null;
  return { ...identifySelf(), pid: Number(pid), started, space };
}

function readIfThere(io: RegistryIo, file: string): string | null {
  try {
    return new TextDecoder().decode(io.read(file));
  } catch (cause) {
    if (readErrorCode(cause) === 'ENOENT') return null;
    throw cause;
  }
}

/** Removes a file where it is. */
export function removeFile(io: RegistryIo, file: string): void {
  try {
    io.unlink(file);
  } catch (cause) {
    if (readErrorCode(cause) !== 'ENOENT') throw cause;
  }
}
