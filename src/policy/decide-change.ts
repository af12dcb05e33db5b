import { ReportError } from '../error/report-error.ts';
import type { Corpus } from './corpus-schema.ts';
import { describeChange } from './describe-change.ts';
import { findDifference } from './find-difference.ts';
import type { PolicyName } from './policies.ts';
import type { Evaluation } from './policy-report.ts';
import { judgeCandidate } from './qualify.ts';
import type { Verdict } from './qualify.ts';
import { appendEntry, hashJson, hashReports } from './registry-record.ts';
import type { HistoryEntry, RegistryRecord } from './registry-record.ts';
import { describeDrift, listBindingFaults } from './verify-record.ts';
import type { Evaluate } from './verify-record.ts';

/** What a caller asks of the registry. */
export type ChangeRequest = {
  /** The sequence to go back to; null to promote. */
  readonly to: number | null;
  /** The caller's name for this change: asked for again, it is done once. */
  readonly operation: string;
  /** The sequence that the caller saw. */
  readonly sequence: number;
  /** What `evaluate --policy P --json` wrote. */
  readonly report: Evaluation;
};

export type Decision =
  | { readonly kind: 'applies'; readonly record: RegistryRecord; readonly verdict: Verdict | null }
  | { readonly kind: 'replays'; readonly entry: HistoryEntry };

type Grounds = {
  readonly corpus: Corpus;
  readonly evaluate: Evaluate;
  /** The record's file, for faults. */
  readonly file: string;
  readonly reportFile: string;
};

/**
 * Decides on a promote or a revert from the registry's own corpus; whatever verdict a caller holds is
 * never looked at.
 * @throws ReportError `RegistryRefused` with every reason; nothing outside the grant is named
 */
export function decideChange(
  record: RegistryRecord,
  request: ChangeRequest,
  grounds: Grounds,
): Decision {
  const { corpus, evaluate, file, reportFile } = grounds;
  const refuse = (...messages: string[]) =>
    new ReportError(
      'RegistryRefused',
      messages.map((message) => ({ file, message })),
    );
  const binding = listBindingFaults(record, corpus, file);
  if (binding.length > 0) throw new ReportError('RegistryRefused', binding);

  const payload = hashPayload(request);
  const done = record.history.find(({ operation }) => operation === request.operation);
  if (done?.payload === payload) return { kind: 'replays', entry: done };
  if (done !== undefined) {
    throw refuse(
      `operation id used at sequence ${done.sequence} for something else; choose a new id for a new change`,
    );
  }
  if (request.sequence !== record.sequence) {
    throw refuse(
      `stale sequence: the request was made at ${request.sequence}, the record is at ${record.sequence}; look at it with \`registry show\` and ask again`,
    );
  }
  const policy = checkReport(request.report, corpus, evaluate, reportFile);
  const reportsHash = hashReports(evaluate(policy));
  const accepted = record.history.at(-1);
  if (accepted !== undefined && hashReports(evaluate(accepted.policy)) !== accepted.reportsHash) {
    throw refuse(describeDrift(accepted));
  }
  const verdict =
    request.to === null ? judgeCandidate(evaluate(record.policy), evaluate(policy)) : null;
  if (verdict === null) {
    const reason = refuseRevert(record, request.to, policy, reportsHash);
    if (reason !== null) throw refuse(reason);
  } else if (verdict.verdict !== 'qualified') {
    const against = `against ${record.policy}`;
    const reasons = verdict.reasons.map(
      (change) => `${policy} is refused ${against}: ${describeChange(change)}`,
    );
    throw reasons.length > 0
      ? refuse(...reasons)
      : refuse(`no_gain: ${policy} ${against} raises no rate in any fixture or in total`);
  }
  return {
    kind: 'applies',
    verdict,
    record: appendEntry(record, record.history, {
      action: request.to === null ? 'promote' : 'revert',
      policy,
      to: request.to,
      operation: request.operation,
      payload,
      reportsHash,
    }),
  };
}

/** What makes two requests the same: everything that is asked for but the operation id. */
function hashPayload({ to, sequence, report }: ChangeRequest): string {
  return hashJson({ action: to === null ? 'promote' : 'revert', to, sequence, report });
}

/** The policy of a report that equals the registry's own on every fixture. */
function checkReport(
  report: Evaluation,
  corpus: Corpus,
  evaluate: Evaluate,
  file: string,
): PolicyName {
  const refuse = (field: string, message: string) =>
    new ReportError('RegistryRefused', [{ file, field, message }]);
  const renew = 'write it again with `groundline evaluate --policy P --json FILE`';
  if (report.revision !== corpus.revision) {
    throw refuse('revision', `is not the corpus's, ${corpus.revision}; ${renew}`);
  }
  if (report.corpusHash !== corpus.hash) {
    throw refuse('corpusHash', `belongs to another corpus; ${renew}`);
  }
  const [policy, ...others] = new Set(report.reports.map((each) => each.policy));
  if (policy === undefined) throw refuse('reports', `are empty; ${renew}`);
  if (others.length > 0) {
    throw refuse('reports', `hold ${others.length + 1} policies; a request carries one: ${renew}`);
  }
  const difference = findDifference(evaluate(policy), report.reports);
  if (difference !== null) {
    throw refuse(
      `reports${difference.startsWith('[') ? difference : ''}`,
      `is not what ${policy} packs on this corpus, every fixture once; ${renew}`,
    );
  }
  return policy;
}

/** Why a revert is refused; null where it may be done. */
function refuseRevert(
  record: RegistryRecord,
  to: number | null,
  policy: PolicyName,
  reportsHash: string,
): string | null {
  const target = record.history.find(({ sequence }) => sequence === to);
  if (target === undefined || target.sequence === record.sequence) {
    return `sequence ${to} is no earlier state; revert to one from 1 to ${record.sequence - 1}`;
  }
  if (target.policy !== policy) {
    return `sequence ${to} accepted ${target.policy}, but the report is of ${policy}; send that policy's`;
  }
  if (target.reportsHash !== reportsHash) return describeDrift(target);
  return target.policy === record.policy
    ? `${policy} is accepted already; nothing to revert`
    : null;
}
