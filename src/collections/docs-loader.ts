import type { Loader, LoaderContext } from 'astro/loaders';
import { nameDocsPage } from '../site/docs/docs-order.ts';
import { loadConfig } from '../store/load-config.ts';
import { readDocs } from '../store/read-docs.ts';
import { replaceEntries } from './replace-entries.ts';
import { watchFolders } from './watch-folders.ts';

/** The program's own docs, which a site of anybody's content has too. */
const folder = 'docs';

/** Pages of the docs as Markdown, with the repository that the configuration beside them names. */
export const docsLoader = {
  name: 'groundline-docs',
  load: async (context) => {
    await fillDocs(context);
    watchFolders(context, [folder], () => fillDocs(context));
  },
} satisfies Loader;

async function fillDocs({ store }: LoaderContext): Promise<void> {
  const { repository = null } = await loadConfig();
  const files = await readDocs(folder);
  replaceEntries(
    store,
    files.map(({ file, text }) => ({ id: nameDocsPage(file), data: { file, text, repository } })),
  );
}
