import { z } from 'zod';
import { sha256 } from '../text/sha256.ts';
import { policyNames } from './policies.ts';

/** Raised when a record is written in another shape; an older Groundline stops at it. */
export const recordVersion = 1;

const hash = z.string().regex(/^sha256:[0-9a-f]{64}$/, 'not a hash; `sha256:` and 64 hex digits');
const sequence = z.int().min(1);

const entrySchema = z.strictObject({
  sequence,
  action: z.enum(['init', 'promote', 'revert']),
  policy: z.enum(policyNames),
  to: sequence.nullable().describe('The sequence that a revert went back to.'),
  operation: z.string().nullable().describe("The caller's operation id; null for init."),
  payload: hash.nullable().describe('The hash of what was asked for under that id; null for init.'),
  reportsHash: hash.describe("The hash over the policy's reports in fixture order."),
  parent: hash.describe('The hash of the entry before it, or of the record’s head for the first.'),
  hash: hash.describe('SHA-256 of this entry’s compact JSON without `hash`.'),
});

export const recordSchema = z.strictObject({
  version: z.literal(recordVersion),
  corpus: z.string(),
  revision: z.int().min(1),
  corpusHash: hash,
  policy: z.enum(policyNames),
  sequence,
  reportsHash: hash,
  history: z.array(entrySchema).min(1, 'empty; a record begins with init'),
});

export type RegistryRecord = z.output<typeof recordSchema>;
export type HistoryEntry = RegistryRecord['history'][number];

/** What binds a chain to its corpus; the first entry's parent is the hash of this. */
export type RecordHead = Pick<RegistryRecord, 'version' | 'corpus' | 'revision' | 'corpusHash'>;

export function hashHead({ version, corpus, revision, corpusHash }: RecordHead): string {
  return hashJson({ version, corpus, revision, corpusHash });
}

/** The entry with its hash, which covers every other field in the schema's order. */
export function sealEntry({
  sequence,
  action,
  policy,
  to,
  operation,
  payload,
  reportsHash,
  parent,
}: Omit<HistoryEntry, 'hash'>): HistoryEntry {
  const entry = { sequence, action, policy, to, operation, payload, reportsHash, parent };
  return { ...entry, hash: hashJson(entry) };
}

/** The hash over a policy's reports: SHA-256 of the compact JSON list of their hashes, in fixture order. */
export function hashReports(reports: readonly { readonly hash: string }[]): string {
  return hashJson(reports.map((report) => report.hash));
}

/** SHA-256 of a value's compact JSON. */
export function hashJson(value: unknown): string {
  return `sha256:${sha256(JSON.stringify(value))}`;
}

/** A record as its file's text. */
export function formatRecord(record: RegistryRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** The record with one more entry, whose state it then holds. */
export function appendEntry(
  head: RecordHead,
  history: readonly HistoryEntry[],
  next: Omit<HistoryEntry, 'hash' | 'parent' | 'sequence'>,
): RegistryRecord {
  const last = history.at(-1);
  const entry = sealEntry({
    ...next,
    sequence: (last?.sequence ?? 0) + 1,
    parent: last?.hash ?? hashHead(head),
  });
  return {
    version: head.version,
    corpus: head.corpus,
    revision: head.revision,
    corpusHash: head.corpusHash,
    policy: entry.policy,
    sequence: entry.sequence,
    reportsHash: entry.reportsHash,
    history: [...history, entry],
  };
}
