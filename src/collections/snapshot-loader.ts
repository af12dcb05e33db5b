import type { Loader } from 'astro/loaders';
import { readSnapshots } from '../store/read-snapshots.ts';
import { contentFolders } from './content-folders.ts';
import { replaceEntries } from './replace-entries.ts';
import { readScoredContent } from './scored-content.ts';

/** The committed snapshots of verdicts, one entry a suite. */
export const snapshotsLoader = {
  name: 'groundline-snapshots',
  load: async ({ store }) => {
    const { suites } = await readScoredContent();
    const names = new Set(suites.map(({ name }) => name));
    const snapshots = await readSnapshots(contentFolders.content, names);
    replaceEntries(
      store,
      snapshots.map((snapshot) => ({ id: snapshot.suite, data: { ...snapshot } })),
    );
  },
} satisfies Loader;
