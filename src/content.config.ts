// not from `astro:content`, which loads the rendering of pages too
import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import type { BareEntry, DocsEntry, LogEntry } from './collections/entries.ts';
import { noteFields } from './collections/note-fields.ts';
import type {} from './collections/provide-loaders.ts';
import type { Snapshot } from './compare/snapshot.ts';
import type { RecordedTotals } from './score/recorded-schema.ts';
import type { PolicyCorpus } from './store/read-policies.ts';

const { groundlineLoaders: loaders } = globalThis;
if (loaders === undefined) throw new Error('astro.config.mjs has to name provideLoaders()');

// The commands' readers have validated what the loaders bring; the schemas here only carry its types.
export const collections = {
  suites: defineCollection({ loader: loaders.suites, schema: z.custom<BareEntry>() }),
  runs: defineCollection({ loader: loaders.runs, schema: z.custom<BareEntry>() }),
  archive: defineCollection({ loader: loaders.archive, schema: z.custom<BareEntry>() }),
  logs: defineCollection({ loader: loaders.logs, schema: z.custom<LogEntry>() }),
  recorded: defineCollection({ loader: loaders.recorded, schema: z.custom<RecordedTotals>() }),
  notes: defineCollection({ loader: loaders.notes, schema: noteFields }),
  policies: defineCollection({ loader: loaders.policies, schema: z.custom<PolicyCorpus>() }),
  snapshots: defineCollection({ loader: loaders.snapshots, schema: z.custom<Snapshot>() }),
  docs: defineCollection({ loader: loaders.docs, schema: z.custom<DocsEntry>() }),
};
