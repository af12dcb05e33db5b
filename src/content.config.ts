import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { archiveLoader, runsLoader, suitesLoader } from './collections/content-loaders.ts';
import { docsLoader } from './collections/docs-loader.ts';
import type { DocsEntry, FileEntry, LogEntry } from './collections/entries.ts';
import { logsLoader } from './collections/log-loader.ts';
import { notesLoader, recordedLoader } from './collections/note-loaders.ts';
import { noteFields } from './collections/note-fields.ts';
import { policiesLoader } from './collections/policy-loader.ts';
import type { RecordedTotals } from './score/recorded-schema.ts';
import type { Snapshot } from './compare/snapshot.ts';
import { snapshotsLoader } from './collections/snapshot-loader.ts';
import type { PolicyCorpus } from './store/read-policies.ts';

// The commands' readers have validated what the loaders bring; the schemas here only carry its types.
const suites = defineCollection({ loader: suitesLoader, schema: z.custom<FileEntry>() });
const runs = defineCollection({ loader: runsLoader, schema: z.custom<FileEntry>() });
const archive = defineCollection({ loader: archiveLoader, schema: z.custom<FileEntry>() });
const logs = defineCollection({ loader: logsLoader, schema: z.custom<LogEntry>() });
const recorded = defineCollection({ loader: recordedLoader, schema: z.custom<RecordedTotals>() });
const notes = defineCollection({ loader: notesLoader, schema: noteFields });
const policies = defineCollection({ loader: policiesLoader, schema: z.custom<PolicyCorpus>() });
const snapshots = defineCollection({ loader: snapshotsLoader, schema: z.custom<Snapshot>() });
const docs = defineCollection({ loader: docsLoader, schema: z.custom<DocsEntry>() });

export const collections = {
  suites,
  runs,
  archive,
  logs,
  recorded,
  notes,
  policies,
  snapshots,
  docs,
};
