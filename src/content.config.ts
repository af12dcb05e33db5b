import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { documentsLoader, runsLoader, suitesLoader } from './collections/content-loaders.ts';
import type { DocumentEntry, RunEntry, SuiteEntry } from './collections/entries.ts';

// The commands' readers have validated what the loaders bring; the schemas here only carry its types.
const suites = defineCollection({ loader: suitesLoader, schema: z.custom<SuiteEntry>() });
const documents = defineCollection({ loader: documentsLoader, schema: z.custom<DocumentEntry>() });
const runs = defineCollection({ loader: runsLoader, schema: z.custom<RunEntry>() });

export const collections = { suites, documents, runs };
