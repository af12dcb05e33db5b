import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import type { Corpus } from './corpus-schema.ts';
import { describeChange } from './describe-change.ts';
import type { PolicyName } from './policies.ts';
import type { PolicyReport } from './policy-report.ts';
import { judgeCandidate } from './qualify.ts';
import type { Verdict } from './qualify.ts';
import { hashReports } from './registry-record.ts';
import type { HistoryEntry, RegistryRecord } from './registry-record.ts';

/** Reports of one policy on every fixture of the registry's own corpus, in fixture order. */
export type Evaluate = (policy: PolicyName) => readonly PolicyReport[];

/** An accepted state that was derived again from the corpus. */
export type VerifiedState = {
  readonly entry: HistoryEntry;
  readonly reports: readonly PolicyReport[];
  /** What a promote was judged; null for init and revert, which are not judged. */
  readonly verdict: Verdict | null;
};

/**
 * Derives every accepted state of a record again and judges each promote anew.
 * @throws ReportError `RegistryRefused` with everything that does not hold
 */
export function verifyRecord(
  record: RegistryRecord,
  corpus: Corpus,
  { file, evaluate }: { readonly file: string; readonly evaluate: Evaluate },
): VerifiedState[] {
  const faults: Fault[] = listBindingFaults(record, corpus, file);
  if (faults.length > 0) throw new ReportError('RegistryRefused', faults);
  const states = record.history.map((entry, at): VerifiedState => {
    const reports = evaluate(entry.policy);
    const field = `history[${at}]`;
    if (hashReports(reports) !== entry.reportsHash) {
      faults.push({ file, field: `${field}.reportsHash`, message: describeDrift(entry) });
    }
    const before = record.history[at - 1];
    if (entry.action !== 'promote' || before === undefined)
      return { entry, reports, verdict: null };
    const verdict = judgeCandidate(evaluate(before.policy), reports);
    if (verdict.verdict !== 'qualified') {
      const why = verdict.reasons.map(describeChange).join('; ') || 'nothing rises';
      faults.push({
        file,
        field,
        message: `${entry.policy} does not qualify against ${before.policy} (${why}); restore the record from version control`,
      });
    }
    return { entry, reports, verdict };
  });
  if (faults.length > 0) throw new ReportError('RegistryRefused', faults);
  return states;
}

/** Where a record stands for another corpus than the one at hand. */
export function listBindingFaults(record: RegistryRecord, corpus: Corpus, file: string): Fault[] {
  if (record.revision !== corpus.revision) {
    return [
      {
        file,
        field: 'revision',
        message: `is ${record.revision}, but the corpus has revision ${corpus.revision}; name the record of that revision, or make it with \`registry init\``,
      },
    ];
  }
  if (record.corpusHash === corpus.hash) return [];
  return [
    {
      file,
      field: 'corpusHash',
      message:
        'is not the hash of the corpus, which changed under the same revision; restore the corpus, or raise its revision and begin a record with `registry init`',
    },
  ];
}

/** Why an accepted state cannot be derived again. */
export function describeDrift({ sequence, policy }: HistoryEntry): string {
  return `${policy} no longer packs what was accepted at sequence ${sequence}; restore the policy's code, or raise the corpus's revision and begin a record with \`registry init\``;
}
