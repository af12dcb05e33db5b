import { channel } from 'node:diagnostics_channel';
import path from 'node:path';
import type { LoaderContext } from 'astro/loaders';
import { contentFolders } from './content-folders.ts';
import { describeFault, inputChannel } from './input-faults.ts';
import { forgetScoredContent } from './scored-content.ts';

type Refill = () => Promise<void>;

/** Editors write a file in several steps; one reading follows them all. */
const pause = 40;

const refills = new Set<Refill>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * While developing, changed input is read again, once for all loaders; a fault is told in the terminal.
 * By a channel of the process the server hears of each reading.
 */
export function watchContent({ watcher, logger }: LoaderContext, refill: Refill): void {
  refills.add(refill);
  if (refills.size > 1 || watcher === undefined) return;
  const folders = Object.values(contentFolders).map((folder) => path.resolve(folder));
  watcher.add(folders);
  watcher.on('all', (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder + path.sep))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      refillAll(logger).catch((error: unknown) => logger.error(String(error)));
    }, pause);
  });
}

async function refillAll(logger: LoaderContext['logger']): Promise<void> {
  forgetScoredContent();
  const results = await Promise.allSettled(Array.from(refills, (refill) => refill()));
  const messages = results.flatMap((result) =>
    result.status === 'rejected' ? [describeFault(result.reason).message] : [],
  );
  for (const message of new Set(messages)) logger.error(message);
  const [failed] = results.filter((result) => result.status === 'rejected');
  channel(inputChannel).publish(failed === undefined ? null : describeFault(failed.reason));
}
