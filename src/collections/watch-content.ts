import { channel } from 'node:diagnostics_channel';
import type { LoaderContext } from 'astro/loaders';
import { contentFolders } from './content-folders.ts';
import { describeFault, inputChannel } from './input-faults.ts';
import { forgetScoredContent } from './scored-content.ts';
import { watchFolders } from './watch-folders.ts';

type Refill = () => Promise<void>;

const refills = new Set<Refill>();

/**
 * While developing, changed input is read again, once for all loaders; a fault is told in the terminal.
 * By a channel of the process the server hears of each reading.
 */
export function watchContent(context: LoaderContext, refill: Refill): void {
  refills.add(refill);
  if (refills.size > 1) return;
  watchFolders(context, Object.values(contentFolders), () => refillAll(context.logger));
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
