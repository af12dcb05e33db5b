import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { documentsLoader, runsLoader, suitesLoader } from './collections/content-loaders.ts';
import type { DocumentEntry, RunEntry, SuiteEntry } from './collections/entries.ts';
import { notesLoader, recordedLoader } from './collections/note-loaders.ts';
import { noteFields } from './collections/note-fields.ts';
import { policiesLoader } from './collections/policy-loader.ts';
import type { RecordedTotals } from './score/recorded-schema.ts';
import type { PolicyCorpus } from './store/read-policies.ts';

// The commands' readers have validated what the loaders bring; the schemas here only carry its types.
const suites = defineCollection({ loader: suitesLoader, schema: z.custom<SuiteEntry>() });
const documents = defineCollection({ loader: documentsLoader, schema: z.custom<DocumentEntry>() });
const runs = defineCollection({ loader: runsLoader, schema: z.custom<RunEntry>() });
const recorded = defineCollection({ loader: recordedLoader, schema: z.custom<RecordedTotals>() });
const notes = defineCollection({ loader: notesLoader, schema: noteFields });
const policies = defineCollection({ loader: policiesLoader, schema: z.custom<PolicyCorpus>() });

export const collections = { suites, documents, runs, recorded, notes, policies };
