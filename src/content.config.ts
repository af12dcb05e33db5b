import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
<<<<<<< HEAD
import { runsLoader, suitesLoader } from './collections/content-loaders.ts';
import type { FileEntry, LogEntry } from './collections/entries.ts';
=======
import {
  archiveLoader,
  documentsLoader,
  runsLoader,
  suitesLoader,
} from './collections/content-loaders.ts';
import type { DocumentEntry, LogEntry, RunEntry, SuiteEntry } from './collections/entries.ts';
>>>>>>> 91ef7fe (archive replaces old runs by their totals; their addresses stay and say where git holds the answers)
import { logsLoader } from './collections/log-loader.ts';
import { notesLoader, recordedLoader } from './collections/note-loaders.ts';
import { noteFields } from './collections/note-fields.ts';
import { policiesLoader } from './collections/policy-loader.ts';
import type { ArchivedRun } from './score/archived-run-schema.ts';
import type { RecordedTotals } from './score/recorded-schema.ts';
import type { Snapshot } from './compare/snapshot.ts';
import { snapshotsLoader } from './collections/snapshot-loader.ts';
import type { PolicyCorpus } from './store/read-policies.ts';

// The commands' readers have validated what the loaders bring; the schemas here only carry its types.
<<<<<<< HEAD
const suites = defineCollection({ loader: suitesLoader, schema: z.custom<FileEntry>() });
const runs = defineCollection({ loader: runsLoader, schema: z.custom<FileEntry>() });
=======
const suites = defineCollection({ loader: suitesLoader, schema: z.custom<SuiteEntry>() });
const documents = defineCollection({ loader: documentsLoader, schema: z.custom<DocumentEntry>() });
const runs = defineCollection({ loader: runsLoader, schema: z.custom<RunEntry>() });
const archive = defineCollection({ loader: archiveLoader, schema: z.custom<ArchivedRun>() });
>>>>>>> 91ef7fe (archive replaces old runs by their totals; their addresses stay and say where git holds the answers)
const logs = defineCollection({ loader: logsLoader, schema: z.custom<LogEntry>() });
const recorded = defineCollection({ loader: recordedLoader, schema: z.custom<RecordedTotals>() });
const notes = defineCollection({ loader: notesLoader, schema: noteFields });
const policies = defineCollection({ loader: policiesLoader, schema: z.custom<PolicyCorpus>() });
const snapshots = defineCollection({ loader: snapshotsLoader, schema: z.custom<Snapshot>() });

<<<<<<< HEAD
export const collections = { suites, runs, logs, recorded, notes, policies, snapshots };
=======
export const collections = {
  suites,
  documents,
  runs,
  archive,
  logs,
  recorded,
  notes,
  policies,
  snapshots,
};
>>>>>>> 91ef7fe (archive replaces old runs by their totals; their addresses stay and say where git holds the answers)
