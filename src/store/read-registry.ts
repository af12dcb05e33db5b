import path from 'node:path';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import type { Corpus } from '../policy/corpus-schema.ts';
import { readRecord } from '../policy/read-record.ts';
import type { RegistryRecord } from '../policy/registry-record.ts';
import { verifyRecord } from '../policy/verify-record.ts';
import type { Evaluate, VerifiedState } from '../policy/verify-record.ts';
import { listEntries } from './list-entries.ts';
import { readBytes } from './read-bytes.ts';

/** The committed records of a corpus. */
export type CommittedRegistry = {
  readonly file: string;
  /** The record of the corpus's present revision. */
  readonly record: RegistryRecord;
  /** Its history, each accepted state derived again. */
  readonly states: readonly VerifiedState[];
  /** Records of earlier revisions, whose chains hold; their corpora are no longer here to derive from. */
  readonly earlier: readonly RegistryRecord[];
};

/**
 * Reads and verifies the records of a corpus, one for each revision.
 * @returns null where there is no record of the present revision
 * @throws ReportError `RegistryRefused` with every fault of every record
 */
export async function readRegistry(
  folder: string,
  corpus: Corpus,
  evaluate: Evaluate,
): Promise<CommittedRegistry | null> {
  const faults: Fault[] = [];
  const records = new Map<number, RegistryRecord>();
  for (const { name, kind } of (await listEntries(folder)) ?? []) {
    const file = path.join(folder, name);
    try {
      const revision = readRevision(file, kind);
      const record = readRecord(await readBytes(file, 'RegistryRefused'), file);
      if (record.revision !== revision)
        refuse(file, 'is the record of another revision; rename it');
      records.set(revision, record);
    } catch (error) {
      if (!(error instanceof ReportError)) throw error;
      for (const fault of error.faults) faults.push(fault);
    }
  }
  if (faults.length > 0) throw new ReportError('RegistryRefused', faults);
  const record = records.get(corpus.revision);
  if (record === undefined) return null;
  const file = path.join(folder, `${corpus.revision}.json`);
  return {
    file,
    record,
    states: verifyRecord(record, corpus, { file, evaluate }),
    earlier: [...records.values()]
      .filter(({ revision }) => revision !== corpus.revision)
      .toSorted((a, b) => a.revision - b.revision),
  };
}

function readRevision(file: string, kind: string): number {
  const [, revision] = /^([1-9]\d*)\.json$/.exec(path.basename(file)) ?? [];
  if (kind === 'file' && revision !== undefined) return Number(revision);
  return refuse(file, 'a record for each revision, `<revision>.json`, lies here and nothing else');
}

function refuse(file: string, message: string): never {
  throw new ReportError('RegistryRefused', [{ file, message }]);
}
