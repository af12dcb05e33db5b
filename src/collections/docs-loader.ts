import path from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { nameDocsPage } from '../site/docs/docs-order.ts';
import { loadConfig } from '../store/load-config.ts';
import { readDocs } from '../store/read-docs.ts';
import { replaceEntries } from './replace-entries.ts';

/** The program's own docs, which a site of anybody's content has too. */
const folder = 'docs';

/** Pages of the docs as Markdown, with the repository that the configuration beside them names. */
export const docsLoader = {
  name: 'groundline-docs',
  load: async (context) => {
    await fillDocs(context);
    const { watcher, logger } = context;
    const top = path.resolve(folder) + path.sep;
    watcher?.add(top);
    watcher?.on('all', (_event, file) => {
      if (!file.startsWith(top)) return;
      fillDocs(context).catch((error: unknown) => logger.error(String(error)));
    });
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
