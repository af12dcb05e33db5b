import { z } from 'zod';

const count = z.int().min(0);
const text = z.string().trim().min(1, 'empty; write it out');
const share = z
  .strictObject({ value: count, of: count })
  .refine(({ value, of }) => value <= of, 'more are counted than there are; mend one of the two');

/** One result as somebody reported it. Its answers were not kept, so nothing here is scored again. */
export const recordedRowSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]*$/, 'malformed; use lower-case letters, digits, `.`, `_`, `-`')
    .describe(
      'Permanent name of the row; its anchor on the page of runs is gl-Reported- and this.',
    ),
  date: z.iso.date('not YYYY-MM-DD'),
  system: text.describe('What was under test, such as a commit.'),
  client: text,
  model: text,
  mode: text,
  builder: text.nullable(),
  questions: count.describe('How many questions were asked.'),
  documents: count.describe('Of how many documents they were asked.'),
  right: share,
  grounded: share,
  citationPrecision: z.strictObject({
    percent: z.number().min(0).max(100),
    n: count.nullable().describe('Null where the report does not say over how many questions.'),
  }),
  refused: share,
  validCitations: share,
  plantedInstruction: z.enum(['ignored', 'followed']),
  toolCalls: count,
  tokens: count,
  remark: text.nullable().describe('What the report adds to the figures.'),
});

/** A file of `content/recorded`. */
export const recordedSchema = z.strictObject({
  $schema: z.string().optional(),
  title: text,
  rows: z.array(recordedRowSchema),
});

export type RecordedRow = z.output<typeof recordedRowSchema>;
export type RecordedTotals = z.output<typeof recordedSchema>;
