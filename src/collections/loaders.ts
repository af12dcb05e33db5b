import { archiveLoader, runsLoader, suitesLoader } from './content-loaders.ts';
import { docsLoader } from './docs-loader.ts';
import { logsLoader } from './log-loader.ts';
import { notesLoader, recordedLoader } from './note-loaders.ts';
import { policiesLoader } from './policy-loader.ts';
import { snapshotsLoader } from './snapshot-loader.ts';

/** The loader of each collection, by the collection's name. */
export const loaders = {
  suites: suitesLoader,
  runs: runsLoader,
  archive: archiveLoader,
  logs: logsLoader,
  recorded: recordedLoader,
  notes: notesLoader,
  policies: policiesLoader,
  snapshots: snapshotsLoader,
  docs: docsLoader,
};
