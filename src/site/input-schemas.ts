import type { z } from 'zod';
import { configSchema } from '../gate/config-schema.ts';
import { corpusSchema } from '../policy/corpus-schema.ts';
import { recordSchema } from '../policy/registry-record.ts';
import { noteSchema } from '../run/note-schema.ts';
import { runFileSchema } from '../run/run-file-schema.ts';
import { explainedSchema } from '../score/audit/explained-schema.ts';
import { archivedRunSchema } from '../score/archived-run-schema.ts';
import { recordedSchema } from '../score/recorded-schema.ts';
import { keySchema } from '../suite/key-schema.ts';

/** A kind of file that people or tools write, with the schema that it is read by. */
export type InputSchema = {
  /** What its published schema is called. */
  readonly name: string;
  readonly title: string;
  /** Where such files lie. */
  readonly files: string;
  readonly schema: z.ZodType;
};

export const inputSchemas: readonly InputSchema[] = [
  {
    name: 'questions',
    title: 'Answer key of a suite',
    files: 'fixtures/<suite>/questions.json',
    schema: keySchema,
  },
  {
    name: 'audit',
    title: 'Explained findings of the audit',
    files: 'fixtures/<suite>/audit.json',
    schema: explainedSchema,
  },
  {
    name: 'run',
    title: 'Run file',
    files: 'content/runs/<suite>/<run-id>.json',
    schema: runFileSchema,
  },
  {
    name: 'archived-run',
    title: 'Archived run',
    files: 'content/archive/<suite>/<run-id>.json',
    schema: archivedRunSchema,
  },
  {
    name: 'note',
    title: 'Front matter of a note',
    files: 'content/notes/<note>.mdx',
    schema: noteSchema,
  },
  {
    name: 'recorded',
    title: 'Totals as they were reported',
    files: 'content/recorded/<name>.json',
    schema: recordedSchema,
  },
  {
    name: 'corpus',
    title: 'Corpus of context policies',
    files: 'fixtures/<corpus>/corpus.json',
    schema: corpusSchema,
  },
  {
    name: 'registry',
    title: 'Record of the accepted policy',
    files: 'content/registry/<corpus>/<revision>.json',
    schema: recordSchema,
  },
  {
    name: 'config',
    title: 'Configuration',
    files: 'groundline.config.ts',
    schema: configSchema,
  },
];
