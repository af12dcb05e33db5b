import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ReportError } from '../../error/report-error.ts';
import type { Corpus } from '../../policy/corpus-schema.ts';
import { createEvaluator } from '../../policy/create-evaluator.ts';
import { describeChange } from '../../policy/describe-change.ts';
import { evaluateCorpus } from '../../policy/evaluate-corpus.ts';
import type { PolicyName } from '../../policy/policies.ts';
import type { Evaluation } from '../../policy/policy-report.ts';
import { startRecord } from '../../policy/start-record.ts';
import { sha256 } from '../../text/sha256.ts';
import { nameCorpus, readCorpusFile } from '../read-corpus-file.ts';
import { createRecord } from '../registry/change-record.ts';
import { requestChange } from '../registry/request-change.ts';

/** What one request did to a record. */
export type Observation = {
  readonly request: string;
  readonly outcome: 'applied' | 'replayed' | 'refused';
  /** The registry's own words: gains where it applied, every reason where it refused. */
  readonly says: readonly string[];
  readonly discardedStagedWrite: boolean;
  readonly recordBefore: string;
  readonly recordAfter: string;
};

export type Asked = {
  readonly request: string;
  readonly report: Evaluation;
  readonly operation: string;
  readonly sequence: number;
  readonly to?: number;
};

/** A record of its own in a temporary folder, on which a case is played. */
export type CaseBench = {
  readonly corpus: Corpus;
  readonly record: string;
  readonly staged: string;
  readonly writeReport: (report: Evaluation) => Promise<string>;
  readonly evaluate: (policy: PolicyName) => Evaluation;
  readonly ask: (asked: Asked) => Promise<Observation>;
  readonly hashRecord: () => Promise<string>;
};

/** Plays a case on a fresh record that accepts `scoped`; nothing of it stays behind. */
export async function playCase<Result>(
  corpusFile: string,
  play: (bench: CaseBench) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'groundline-case-'));
  try {
    return await play(await setUp(corpusFile, folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function setUp(corpusFile: string, folder: string): Promise<CaseBench> {
  const corpus = await readCorpusFile(corpusFile);
  const record = path.join(folder, `${corpus.revision}.json`);
  const evaluate = createEvaluator(corpus);
  createRecord(record, startRecord(nameCorpus(corpusFile), corpus, { policy: 'scoped', evaluate }));
  const hashRecord = async () => `sha256:${sha256(await readFile(record))}`;
  const writeReport = async (report: Evaluation) => {
    const file = path.join(folder, 'report.json');
    await writeFile(file, JSON.stringify(report));
    return file;
  };
  return {
    corpus,
    record,
    staged: path.join(folder, `.${corpus.revision}.json.staged`),
    writeReport,
    evaluate: (policy) => evaluateCorpus(corpus, { policies: [policy] }),
    hashRecord,
    ask: async ({ request, report, operation, sequence, to = null }) => {
      const recordBefore = await hashRecord();
      const files = { corpus: corpusFile, record, report: await writeReport(report) };
      const seen = await observe(() => requestChange({ ...files, operation, sequence, to }));
      return { request, ...seen, recordBefore, recordAfter: await hashRecord() };
    },
  };
}

type Seen = Pick<Observation, 'outcome' | 'says' | 'discardedStagedWrite'>;

async function observe(change: () => ReturnType<typeof requestChange>): Promise<Seen> {
  try {
    const { outcome, discarded } = await change();
    return outcome.kind === 'replays'
      ? { outcome: 'replayed', says: [], discardedStagedWrite: discarded }
      : {
          outcome: 'applied',
          says: outcome.verdict?.gains.map(describeChange) ?? [],
          discardedStagedWrite: discarded,
        };
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    const says = error.faults.map(({ field, message }) =>
      field === undefined ? message : `${field}: ${message}`,
    );
    return { outcome: 'refused', says, discardedStagedWrite: false };
  }
}
