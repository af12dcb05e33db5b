import { describeIssues } from '../error/describe-issues.ts';
import { placeFaults } from '../error/place-faults.ts';
import { ReportError } from '../error/report-error.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { parseJsonSource } from '../text/json-source.ts';
import type { JsonSource } from '../text/json-source.ts';
import { listChainFaults } from './list-chain-faults.ts';
import { recordSchema, recordVersion } from './registry-record.ts';
import type { RegistryRecord } from './registry-record.ts';

const mend = 'restore the record from version control; no new one is made in its place';

/**
 * Reads a registry record and checks its shape and its chain of hashes.
 * @throws ReportError `RegistryRefused` where it is empty, torn, from a newer version or edited by hand
 */
export function readRecord(bytes: Uint8Array, file: string): RegistryRecord {
  const refuse = (message: string) => new ReportError('RegistryRefused', [{ file, message }]);
  const text = decodeUtf8(bytes);
  if (text === undefined) throw refuse(`not UTF-8; ${mend}`);
  if (text.trim() === '') throw refuse(`empty; ${mend}`);
  const source = parseRecord(text, file);
  const version = readVersion(source.value);
  if (version !== null && version > recordVersion) {
    throw refuse(
      `version ${version}, written by a newer Groundline; this one reads version ${recordVersion}, so update it`,
    );
  }
  const parsed = recordSchema.safeParse(source.value);
  const faults = [
    ...source.duplicateKeys.map(({ path }) => ({ path, message: 'duplicate JSON key' })),
    ...(parsed.success ? listChainFaults(parsed.data) : describeIssues(parsed.error)),
  ];
  if (parsed.success && faults.length === 0) return parsed.data;
  const told = faults.map(({ path, message }) => ({ path, message: `${message}; ${mend}` }));
  const { lineOf } = source;
  throw new ReportError(
    'RegistryRefused',
    placeFaults(told, { file, lineOf, whole: 'the record' }),
  );
}

function parseRecord(text: string, file: string): JsonSource {
  try {
    return parseJsonSource(text, file, 'RegistryRefused');
  } catch (cause) {
    if (!(cause instanceof ReportError)) throw cause;
    const faults = cause.faults.map((fault) => ({
      ...fault,
      message: `torn or ${fault.message}; ${mend}`,
    }));
    throw new ReportError('RegistryRefused', faults, { cause });
  }
}

function readVersion(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('version' in value)) return null;
  return typeof value.version === 'number' ? value.version : null;
}
