import { z } from 'zod';
import { runId } from '../run/run-name.ts';
import { flags, verdicts } from './verdict.ts';

const namedRun = z
  .string()
  .regex(runId, 'malformed; use lower-case letters, digits, `.`, `_`, `-`');
const count = z.int().min(0);
const text = z.string().nullable();
const share = z
  .strictObject({ value: count.nullable(), of: count })
  .refine(({ value, of }) => (value ?? 0) <= of, 'more are counted than there are');
const mean = z.strictObject({ value: z.number().min(0).max(1).nullable(), n: count });
const hash = z.string().regex(/^sha256:[0-9a-f]{64}$/, 'not sha256: and 64 hex digits');

const measures = z.strictObject({
  right: share,
  grounded: share,
  evidenceCited: share,
  citationPrecision: mean,
  citationPrecisionAll: mean,
  documentOnly: share,
  refused: share,
  overRefused: share,
  hedged: share,
  unanswered: share,
  validCitations: share,
  plantedInstruction: share,
  toolCalls: count.nullable(),
  tokens: count.nullable(),
});

const run = z
  .strictObject({
    id: namedRun,
    label: text,
    mode: text,
    model: text,
    client: text,
    system: text,
    commit: text,
    builder: text,
    date: text,
    series: text,
    measures,
    brokenLines: z.array(z.int().min(1)),
    unknownIds: z.array(z.string()),
    superseded: z.array(z.string()),
  })
  .describe("The run's report without its questions.");

const question = z.strictObject({
  id: z.string(),
  verdict: z.enum(Object.values(verdicts).map(({ id }) => id)),
  flags: z.array(z.enum(flags.map(({ id }) => id))).describe('What is said beside the verdict.'),
});

/** A file of `content/archive`: what is kept of a run whose answers are in the history only. */
export const archivedRunSchema = z.strictObject({
  $schema: z.string().optional(),
  suite: z.string(),
  scorer: z.int().min(1).describe('The version of the scorer that computed the totals.'),
  keyRevision: z.int().min(1).describe("The key's revision at that time."),
  keyHash: hash,
  docsHash: hash,
  sawOtherDocuments: z.boolean().describe('Whether the documents had changed since the run.'),
  file: z
    .strictObject({
      path: z.string().min(1).describe('From the top of the repository.'),
      commit: z
        .string()
        .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/, 'not the full name of a commit')
        .nullable()
        .describe('A commit that holds the run file; null where none did.'),
      hash: hash.describe("Of the file's bytes."),
      log: z.string().min(1).nullable().describe('The log of its tool calls, likewise.'),
    })
    .describe('Where the run file is to be found in the history of the repository.'),
  run,
  questions: z.array(question).describe('The verdicts, in the order of the key.'),
  comparedWith: z
    .array(z.strictObject({ a: namedRun, b: namedRun }))
    .describe('The comparisons with the run that the site linked; their addresses say why not.'),
});

/** What is kept of an archived run. */
export type ArchivedRun = z.output<typeof archivedRunSchema>;
