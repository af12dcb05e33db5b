import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { ReportError } from '../../src/error/report-error.ts';
import { createEvaluator } from '../../src/policy/create-evaluator.ts';
import { evaluateCorpus } from '../../src/policy/evaluate-corpus.ts';
import type { PolicyName } from '../../src/policy/policies.ts';
import { readCorpus } from '../../src/policy/read-corpus.ts';
import { startRecord } from '../../src/policy/start-record.ts';
import { sha256 } from '../../src/text/sha256.ts';
import { createRecord } from '../../src/store/registry/change-record.ts';
import { registryIo } from '../../src/store/registry/registry-io.ts';
import type { RegistryIo } from '../../src/store/registry/registry-io.ts';
import { requestChange } from '../../src/store/registry/request-change.ts';
import type { ChangeFiles } from '../../src/store/registry/request-change.ts';

export type Asked = Partial<ChangeFiles> & { readonly operation: string };

/**
 * A folder for a corpus, a record and report files; gone after the test.
 * @param from another bench's folder, to go on from a copy of it
 */
export function openBench(from?: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'groundline-registry-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const corpus = path.join(folder, 'corpus.json');
  const record = path.join(folder, '1.json');
  if (from === undefined) writeFileSync(corpus, readFileSync('fixtures/brain-context/corpus.json'));
  else cpSync(from, folder, { recursive: true });
  const read = () => readCorpus(readFileSync(corpus), corpus);
  const evaluate = (policy: PolicyName) => evaluateCorpus(read(), { policies: [policy] });
  const writeReport = (report: unknown, name = 'report'): string => {
    const file = path.join(folder, `${name}.report`);
    writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
    return file;
  };
  const bench = {
    folder,
    corpus,
    record,
    read,
    evaluate,
    writeReport,
    start: (policy: PolicyName = 'scoped', io: RegistryIo = registryIo) =>
      createRecord(
        record,
        startRecord('bench', read(), { policy, evaluate: createEvaluator(read()) }),
        io,
      ),
    bytes: () => readFileSync(record, 'utf8'),
    reset: (bytes: string) => writeFileSync(record, bytes),
    hash: () => sha256(readFileSync(record)),
    litter: () => readdirSync(folder).filter((name) => name.startsWith('.')),
    /** A request as files: promotes `graph` at sequence 1 where nothing else is said. */
    files: (asked: Asked): ChangeFiles => ({
      corpus,
      record,
      report: asked.report ?? writeReport(evaluate('graph'), 'graph'),
      sequence: 1,
      to: null,
      ...asked,
    }),
    ask: (asked: Asked, io: RegistryIo = registryIo) => requestChange(bench.files(asked), io),
    /** What a refusal says, with paths cut; fails where nothing is refused or the record changes. */
    refuse: async (asked: Asked, io: RegistryIo = registryIo): Promise<string> => {
      const before = bench.hash();
      const message = await catchMessage(() => bench.ask(asked, io));
      if (bench.hash() !== before) throw new Error('a refusal changed the record');
      return message.replaceAll(`${folder}/`, '');
    },
  };
  return bench;
}

/**
 * The message of the ReportError that an action ends with.
 * @param otherwise what to say where it ends well; a failure by default
 */
export async function catchMessage(act: () => unknown, otherwise?: string): Promise<string> {
  try {
    await act();
  } catch (error) {
    if (error instanceof ReportError) return error.message;
    throw error;
  }
  if (otherwise === undefined) throw new Error('nothing was refused');
  return otherwise;
}
