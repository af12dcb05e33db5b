import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { glob } from 'astro/loaders';
import type { Loader } from 'astro/loaders';
import { readNotes } from '../store/read-notes.ts';
import { readRecorded } from '../store/read-recorded.ts';
import { contentFolders } from './content-folders.ts';
import { readScoredContent } from './scored-content.ts';

/** Recorded totals, one entry a file; a fault in any of them throws and so fails the build. */
export const recordedLoader = {
  name: 'groundline-recorded',
  load: async ({ store }) => {
    store.clear();
    for (const { id, ...data } of await readRecorded(contentFolders.content))
      store.set({ id, data });
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
    const [{ runs }, recorded] = await Promise.all([
      readScoredContent(),
      readRecorded(contentFolders.content),
    ]);
    const known = new Set([
      ...runs.flatMap(({ run }) => [run.id, ...(run.series === null ? [] : [run.series])]),
      ...recorded.flatMap(({ rows }) => rows.map(({ id }) => id)),
    ]);
    const notes = await readNotes(contentFolders.content, known);
    if (notes.length > 0) await noteFiles.load(context);
  },
} satisfies Loader;
