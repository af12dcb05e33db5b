import { createEvaluator } from '../../policy/create-evaluator.ts';
import { decideChange } from '../../policy/decide-change.ts';
import type { Decision } from '../../policy/decide-change.ts';
import { readEvaluation } from '../../policy/read-evaluation.ts';
import { readBytes } from '../read-bytes.ts';
import { readCorpusFile } from '../read-corpus-file.ts';
import { changeRecord } from './change-record.ts';
import type { Startup } from './change-record.ts';
import { registryIo } from './registry-io.ts';
import type { RegistryIo } from './registry-io.ts';

/** A promote or a revert as a caller sends it. */
export type ChangeFiles = {
  readonly corpus: string;
  readonly record: string;
  /** What `evaluate --policy P --json` wrote. */
  readonly report: string;
  readonly operation: string;
  readonly sequence: number;
  /** The sequence to go back to; null to promote. */
  readonly to: number | null;
};

/**
 * Reads a request, judges it by the corpus and changes the record where it holds.
 * @throws ReportError with every fault of the corpus, the report or the request; the record is then as it was
 */
export async function requestChange(
  { corpus: corpusFile, record: file, report: reportFile, ...asked }: ChangeFiles,
  io: RegistryIo = registryIo,
): Promise<Startup & { readonly outcome: Decision }> {
  const corpus = await readCorpusFile(corpusFile);
  const report = readEvaluation(await readBytes(reportFile, 'ReportRefused'), reportFile);
  const grounds = { corpus, evaluate: createEvaluator(corpus), file, reportFile };
  return changeRecord(
    file,
    (record) => {
      const outcome = decideChange(record, { ...asked, report }, grounds);
      return { next: outcome.kind === 'applies' ? outcome.record : null, outcome };
    },
    io,
  );
}
