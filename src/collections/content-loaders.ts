import type { Loader, LoaderContext } from 'astro/loaders';
import type { Content } from '../store/read-content.ts';
import { sha256 } from '../text/sha256.ts';
import type { FileEntry } from './entries.ts';
import { replaceEntries } from './replace-entries.ts';
import { readScoredContent } from './scored-content.ts';
import { watchContent } from './watch-content.ts';

export const suitesLoader = createContentLoader('suites', ({ suites }) =>
  suites.map(({ name, keyHash, docsHash }) => ({ id: name, hash: `${keyHash} ${docsHash}` })),
);

export const runsLoader = createContentLoader('runs', ({ runs }) =>
  runs.map(({ run, bytes }) => ({ id: run.id, hash: sha256(bytes) })),
);

export const archiveLoader = createContentLoader('archive', ({ archived }) =>
  archived.map((record) => ({ id: record.run.id, hash: sha256(JSON.stringify(record)) })),
);

/**
 * A loader over the scored content; a fault in any committed file throws and so fails the build. What
 * is stored tells which files there are and when they change; pages take the content itself.
 */
function createContentLoader(
  name: string,
  listFiles: (content: Content) => readonly (FileEntry & { readonly id: string })[],
) {
  const fill = async ({ store }: LoaderContext) => {
    const files = listFiles(await readScoredContent());
    replaceEntries(
      store,
      files.map(({ id, hash }) => ({ id, data: { hash } })),
    );
  };
  return {
    name: `groundline-${name}`,
    load: async (context) => {
      await fill(context);
      watchContent(context, () => fill(context));
    },
  } satisfies Loader;
}
