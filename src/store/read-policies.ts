import path from 'node:path';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import type { Corpus } from '../policy/corpus-schema.ts';
import { createEvaluator } from '../policy/create-evaluator.ts';
import { evaluateCorpus } from '../policy/evaluate-corpus.ts';
import { policyNames } from '../policy/policies.ts';
import type { PolicyName } from '../policy/policies.ts';
import type { Evaluation } from '../policy/policy-report.ts';
import { judgeCandidate } from '../policy/qualify.ts';
import type { Verdict } from '../policy/qualify.ts';
import { listEntries } from './list-entries.ts';
import { listReportFaults } from './list-report-faults.ts';
import { readCorpusFile } from './read-corpus-file.ts';
import { readRegistry } from './read-registry.ts';
import type { CommittedRegistry } from './read-registry.ts';

/** A corpus whose policy reports are committed, with everything that pages say of it. */
export type PolicyCorpus = {
  /** The name of its folder. */
  readonly name: string;
  readonly corpus: Corpus;
  /** Every fixture × policy, as derived just now; the committed reports are equal. */
  readonly evaluation: Evaluation;
  /** The record of this corpus revision; null where there is none yet. */
  readonly registry: CommittedRegistry | null;
  /** Every other policy judged against the accepted one; empty without a record. */
  readonly verdicts: readonly PolicyVerdict[];
};

export type PolicyVerdict = {
  readonly policy: PolicyName;
  readonly against: PolicyName;
  readonly verdict: Verdict;
};

/**
 * Reads each corpus that has committed reports, derives the reports again and verifies the registry.
 * @param content holds `policies/<corpus>/<policy>.json` and `registry/<corpus>/<revision>.json`
 * @param fixtures holds `<corpus>/corpus.json`
 * @throws ReportError `ContentRefused` with every fault: for a report that differs, the first difference
 * and the command that renews it
 */
export async function readPolicies(content: string, fixtures: string): Promise<PolicyCorpus[]> {
  const faults: Fault[] = [];
  const corpora: PolicyCorpus[] = [];
  const names = new Set([
    ...(await listCorpora(path.join(content, 'policies'), faults)),
    ...(await listCorpora(path.join(content, 'registry'), faults)),
  ]);
  for (const name of [...names].filter((each) => each !== 'evidence')) {
    try {
      corpora.push(await readPolicyCorpus(name, { content, fixtures }));
    } catch (error) {
      if (!(error instanceof ReportError)) throw error;
      for (const fault of error.faults) faults.push(fault);
    }
  }
  if (faults.length > 0) throw new ReportError('ContentRefused', faults);
  return corpora;
}

async function readPolicyCorpus(
  name: string,
  { content, fixtures }: { readonly content: string; readonly fixtures: string },
): Promise<PolicyCorpus> {
  const file = path.join(fixtures, name, 'corpus.json');
  const corpus = await readCorpusFile(file);
  const evaluation = evaluateCorpus(corpus);
  const evaluate = createEvaluator(corpus);
  const faults = await listReportFaults(path.join(content, 'policies', name), evaluation, file);
  if (faults.length > 0) throw new ReportError('ContentRefused', faults);
  const registry = await readRegistry(path.join(content, 'registry', name), corpus, evaluate);
  const against = registry?.record.policy;
  const verdicts =
    against === undefined
      ? []
      : policyNames
          .filter((policy) => policy !== against)
          .map((policy) => ({
            policy,
            against,
            verdict: judgeCandidate(evaluate(against), evaluate(policy)),
          }));
  return { name, corpus, evaluation, registry, verdicts };
}

async function listCorpora(folder: string, faults: Fault[]): Promise<string[]> {
  return ((await listEntries(folder)) ?? []).flatMap(({ name, kind }) => {
    if (kind === 'folder') return [name];
    const message = 'a folder for each corpus lies here and nothing else; remove it';
    faults.push({ file: path.join(folder, name), message });
    return [];
  });
}
