import { z } from 'zod';
import type { RunFields } from './run.ts';

const text = z.string().nullish();
const count = z
  .int('not a whole number from 0 to 2^53−1')
  .min(0, 'not a whole number from 0 to 2^53−1')
  .nullish();
const rfc3339 = z.iso
  .datetime('not YYYY-MM-DD or RFC 3339 with Z')
  .regex(/T\d{2}:\d{2}:\d{2}/, 'RFC 3339 needs seconds');

export const modeName = /^[a-z][a-z0-9-]*$/;
export const commitHash = /^[0-9a-f]{7,40}$/i;

const seenSchema = z.object({
  docsHash: z.string(),
  keyHash: z.string(),
  lines: z
    .record(
      z.string(),
      z.record(z.string().regex(/^[1-9]\d*$/), z.string().regex(/^[0-9a-f]{16}$/)),
    )
    .default({}),
});

/** What a run file may say of the run; other fields are ignored. */
export const runFieldsSchema = z.object({
  suite: text.describe('The suite that was asked; a run scored on another one is refused.'),
  label: text.describe('What readers call the run.'),
  mode: z
    .string()
    .regex(modeName, 'not a mode; use `brain`, `documents` or another lower-case name')
    .nullish(),
  model: text,
  client: text,
  system: text.describe('What was under test: a version, a commit, any text.'),
  commit: z
    .string()
    .regex(commitHash, 'not a commit; give 7 to 40 hex digits')
    .nullish()
    .describe('Of the documents.'),
  date: z.union([z.iso.date(), rfc3339], 'not YYYY-MM-DD or RFC 3339 with Z').nullish(),
  builder: z.union([z.string(), z.number().transform(String)], 'neither text nor number').nullish(),
  series: text.describe('Names the repeats that the run belongs to.'),
  keyRevision: z.int().min(1).nullish().describe("The key's revision that the run was asked."),
  seen: seenSchema.nullish(),
  toolCalls: count,
  tokens: count,
});

/** Fields in the run's own shape: absent ones are null. */
export function fillRunFields(fields: z.output<typeof runFieldsSchema>): RunFields {
  return {
    label: fields.label ?? null,
    mode: fields.mode ?? null,
    model: fields.model ?? null,
    client: fields.client ?? null,
    system: fields.system ?? null,
    commit: fields.commit ?? null,
    builder: fields.builder ?? null,
    date: fields.date ?? null,
    series: fields.series ?? null,
    keyRevision: fields.keyRevision ?? null,
    seen: fields.seen ?? null,
    toolCalls: fields.toolCalls ?? null,
    tokens: fields.tokens ?? null,
  };
}
