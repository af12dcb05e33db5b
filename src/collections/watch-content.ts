import path from 'node:path';
import type { LoaderContext } from 'astro/loaders';
import { contentFolders } from './content-folders.ts';

/** While developing, a changed input file is read again and a fault is told in the terminal. */
export function watchContent(
  { watcher, logger }: LoaderContext,
  refill: () => Promise<void>,
): void {
  const folders = Object.values(contentFolders).map((folder) => path.resolve(folder));
  watcher?.add(folders);
  watcher?.on('all', (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder + path.sep))) return;
    refill().catch((error: unknown) =>
      logger.error(error instanceof Error ? error.message : String(error)),
    );
  });
}
