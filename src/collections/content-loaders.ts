import path from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { Content } from '../store/read-content.ts';
import { contentFolders } from './content-folders.ts';
import { replaceEntries } from './replace-entries.ts';
import { readScoredContent } from './scored-content.ts';
import { watchContent } from './watch-content.ts';

type Entry = { readonly id: string; readonly data: object };

export const suitesLoader = createContentLoader('suites', ({ suites }) =>
  suites.map(({ name, key, keyHash, docsHash }) => ({
    id: name,
    data: { name, key, keyHash, docsHash },
  })),
);

export const documentsLoader = createContentLoader('documents', ({ suites }) =>
  suites.flatMap(({ name, documents }) =>
    Array.from(documents.values(), (document) => ({
      id: `${name}/${document.path}`,
      data: { suite: name, ...document },
    })),
  ),
);

export const runsLoader = createContentLoader('runs', ({ runs }) =>
  runs.map(({ suite, file, run, report }) => ({
    id: run.id,
    data: {
      suite,
      file: path.relative(contentFolders.content, file),
      keyRevision: run.keyRevision,
      seen: run.seen,
      report,
    },
  })),
);

/** A loader over the scored content; a fault in any committed file throws and so fails the build. */
function createContentLoader(name: string, listEntries: (content: Content) => readonly Entry[]) {
  const fill = async ({ store }: LoaderContext) => {
    const entries = listEntries(await readScoredContent());
    replaceEntries(
      store,
      entries.map(({ id, data }) => ({ id, data: { ...data } })),
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
