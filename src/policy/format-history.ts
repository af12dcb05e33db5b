import type { HistoryEntry, RegistryRecord } from './registry-record.ts';

/** A record in lines: what is accepted now, then how it came to be, newest last. */
export function formatHistory(record: RegistryRecord): string {
  return [
    `corpus ${record.corpus}, revision ${record.revision}, ${record.corpusHash}`,
    `accepted: ${record.policy} at sequence ${record.sequence}, reports ${record.reportsHash}`,
    ...record.history.map(formatEntry),
  ].join('\n');
}

function formatEntry({ sequence, action, policy, to, operation, hash }: HistoryEntry): string {
  const what = to === null ? `${action} ${policy}` : `${action} to ${to}: ${policy}`;
  const who = operation === null ? '' : `, operation ${operation}`;
  return `${sequence}  ${what}${who}, ${hash}`;
}
