import path from 'node:path';
import type { LoaderContext } from 'astro/loaders';

/** Editors write a file in several steps; one reading follows them all. */
const pause = 40;

/** While developing, acts once after each change of files in some folders. */
export function watchFolders(
  { watcher, logger }: LoaderContext,
  folders: readonly string[],
  act: () => Promise<void>,
): void {
  if (watcher === undefined) return;
  const tops = folders.map((folder) => path.resolve(folder));
  let timer: ReturnType<typeof setTimeout> | undefined;
  watcher.add(tops);
  watcher.on('all', (_event, file) => {
    if (!tops.some((top) => file.startsWith(top + path.sep))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      act().catch((error: unknown) => logger.error(String(error)));
    }, pause);
  });
}
