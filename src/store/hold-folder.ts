import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ReportError } from '../error/report-error.ts';
import { makeFolder } from './make-folder.ts';
import { registryIo } from './registry/registry-io.ts';
import { removeLockLitter, tryLock } from './registry/registry-lock.ts';

/** How long a build waits for another one, in milliseconds. */
const patience = 15 * 60_000;
const pause = 200;

export type HoldOptions = {
  /** Is told once that another process is waited for. */
  readonly onWait?: (lock: string) => void;
};

/**
 * Does some work while no other process that asks the same way works on a folder. The lock is a dotfile
 * beside it; one that a killed process left is taken over.
 * @throws ReportError `NotWritten` where the wait was in vain
 */
export async function holdFolder<T>(
  target: string,
  work: () => Promise<T>,
  { onWait }: HoldOptions = {},
): Promise<T> {
  const folder = path.dirname(await resolveFolder(target));
  await makeFolder(folder);
  const lock = path.join(folder, `.${path.basename(target)}.lock`);
  const deadline = Date.now() + patience;
  let held = tryLock(registryIo, { lock });
  if (held === null) onWait?.(lock);
  while (held === null) {
    if (Date.now() > deadline) {
      const message =
        'another build holds it; wait for that one, or remove the file where it is gone';
      throw new ReportError('NotWritten', [{ file: lock, message }]);
    }
    await wait(pause);
    held = tryLock(registryIo, { lock });
  }
  try {
    removeLockLitter(registryIo, { folder, lock });
    return await work();
  } finally {
    held.release();
  }
}

/** Where a folder is, or will be made; links are followed. */
export async function resolveFolder(target: string): Promise<string> {
  return realpath(target).catch(() => path.resolve(target));
}
