import type { Loader, LoaderContext } from 'astro/loaders';
import type { Content } from '../store/read-content.ts';
import { replaceEntries } from './replace-entries.ts';
import { readScoredContent } from './scored-content.ts';
import { watchContent } from './watch-content.ts';

export const suitesLoader = createContentLoader('suites', ({ suites }) =>
  suites.map(({ name }) => name),
);

export const runsLoader = createContentLoader('runs', ({ runs }) => runs.map(({ run }) => run.id));

export const archiveLoader = createContentLoader('archive', ({ archived }) =>
  archived.map(({ run }) => run.id),
);

/**
 * A loader over the scored content; a fault in any committed file throws and so fails the build. What
 * is stored tells which entries there are; pages take the content itself.
 */
function createContentLoader(name: string, listIds: (content: Content) => readonly string[]) {
  const fill = async ({ store }: LoaderContext) => {
    const ids = listIds(await readScoredContent());
    replaceEntries(
      store,
      ids.map((id) => ({ id, data: {} })),
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
