import type { Corpus } from './corpus-schema.ts';
import { evaluateCorpus } from './evaluate-corpus.ts';
import type { PolicyName } from './policies.ts';
import type { PolicyReport } from './policy-report.ts';
import type { Evaluate } from './verify-record.ts';

/** A function from a policy to its reports on every fixture, each policy evaluated once. */
export function createEvaluator(corpus: Corpus): Evaluate {
  const known = new Map<PolicyName, readonly PolicyReport[]>();
  return (policy) => {
    const reports = known.get(policy) ?? evaluateCorpus(corpus, { policies: [policy] }).reports;
    known.set(policy, reports);
    return reports;
  };
}
