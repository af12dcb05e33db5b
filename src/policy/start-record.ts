import type { Corpus } from './corpus-schema.ts';
import type { PolicyName } from './policies.ts';
import { appendEntry, hashReports, recordVersion } from './registry-record.ts';
import type { RegistryRecord } from './registry-record.ts';
import type { Evaluate } from './verify-record.ts';

/** A new record at sequence 1 that accepts a policy as the baseline, unjudged. */
export function startRecord(
  name: string,
  corpus: Corpus,
  { policy, evaluate }: { readonly policy: PolicyName; readonly evaluate: Evaluate },
): RegistryRecord {
  const head = {
    version: recordVersion,
    corpus: name,
    revision: corpus.revision,
    corpusHash: corpus.hash,
  } as const;
  return appendEntry(head, [], {
    action: 'init',
    policy,
    to: null,
    operation: null,
    payload: null,
    reportsHash: hashReports(evaluate(policy)),
  });
}
