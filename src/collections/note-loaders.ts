import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { glob } from 'astro/loaders';
import type { Loader, LoaderContext } from 'astro/loaders';
import { listSubjectNames } from '../run/list-subject-names.ts';
import { readNotes } from '../store/read-notes.ts';
import { readRecorded } from '../store/read-recorded.ts';
import { contentFolders } from './content-folders.ts';
import { replaceEntries } from './replace-entries.ts';
import { readScoredContent } from './scored-content.ts';
import { watchContent } from './watch-content.ts';

/** Recorded totals, one entry a file; a fault in any of them throws and so fails the build. */
export const recordedLoader = {
  name: 'groundline-recorded',
  load: async (context) => {
    await fillRecorded(context);
    watchContent(context, () => fillRecorded(context));
  },
} satisfies Loader;

const noteFiles = glob({
  base: pathToFileURL(path.resolve(contentFolders.content, 'notes') + path.sep),
  pattern: '*.mdx',
  generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
});

/** Notes, whose front matter is checked against the runs and recorded rows before any is rendered. */
export const notesLoader = {
  name: 'groundline-notes',
  load: async (context) => {
    const [{ runs, archived }, recorded] = await Promise.all([
      readScoredContent(),
      readRecorded(contentFolders.content),
    ]);
    const known = listSubjectNames(
      [...runs, ...archived].map(({ run }) => run),
      recorded.flatMap(({ rows }) => rows),
    );
    const notes = await readNotes(contentFolders.content, known);
    replaceEntries(context.store, []);
    if (notes.length > 0) await noteFiles.load(context);
  },
} satisfies Loader;

async function fillRecorded({ store }: LoaderContext): Promise<void> {
  const files = await readRecorded(contentFolders.content);
  replaceEntries(
    store,
    files.map(({ id, ...data }) => ({ id, data })),
  );
}
