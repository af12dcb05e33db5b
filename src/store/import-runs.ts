import { createReadStream } from 'node:fs';
import path from 'node:path';
import { ReportError } from '../error/report-error.ts';
import type { ImportOptions, Importer, ImportedRun } from '../import/importer.ts';
import { refuseImport } from '../import/refuse-import.ts';
import { writeRunFile } from '../import/write-run-file.ts';
import type { GivenFields } from '../run/fill-fields.ts';
import { listCommitFaults } from '../run/list-commit-faults.ts';
import { readRun } from '../run/read-run.ts';
import { splitEnding } from '../run/run-name.ts';
import type { Run } from '../run/run.ts';
import type { Suite } from '../suite/suite.ts';
import { findRunSchema } from './find-run-schema.ts';
import { readErrorCode } from './read-bytes.ts';
import { writeAtomically } from './write-atomically.ts';

type ImportRequest = {
  readonly importer: Importer;
  readonly suite: Suite;
  readonly options: ImportOptions;
  /** What the command line says of the runs. */
  readonly given: GivenFields;
  /** Where the run goes; several runs get a number before its ending. */
  readonly out: string;
};

/**
 * Reads logs of another tool and writes their runs as run files.
 * @returns the files with what they hold
 * @throws ReportError with every fault of every log; nothing is written then
 */
export async function importRuns(
  files: readonly string[],
  { importer, suite, options, given, out }: ImportRequest,
): Promise<{ file: string; run: Run }[]> {
  const questionIds = new Set(suite.key.questions.map(({ id }) => id));
  const found: { log: string; run: ImportedRun; isRepeat: boolean }[] = [];
  const faults = [];
  for (const file of files) {
    try {
      const context = { file, suite: suite.name, questionIds, options };
      const runs = await importer.read(readChunks(file), context);
      found.push(...runs.map((run) => ({ log: file, run, isRepeat: runs.length > 1 })));
    } catch (error) {
      if (!(error instanceof ReportError)) throw error;
      faults.push(...error.faults);
    }
  }
  if (faults.length > 0) throw new ReportError('ImportRefused', faults);
  const { id: base, ending } = splitEnding(out);
  const planned = found.map(({ log, run, isRepeat }, at) => {
    const file = found.length === 1 ? out : `${base}-${at + 1}${ending}`;
    const series = isRepeat ? { series: path.basename(base) } : {};
    const text = writeRunFile(
      run,
      { ...series, ...given },
      {
        suite: suite.name,
        keyRevision: suite.key.revision,
        schema: findRunSchema(file),
      },
    );
    return { file, text, run: readWritten(text, log, suite) };
  });
  for (const { file, text } of planned) await writeAtomically(file, text);
  return planned.map(({ file, run }) => ({ file, run }));
}

/** What `check` would make of the file. */
function readWritten(text: string, log: string, suite: Suite): Run {
  const context = { file: log, id: 'imported', suite: suite.name };
  const run = readRun(new TextEncoder().encode(text), context);
  const faults = listCommitFaults(run, suite.key.revision);
  if (faults.length > 0) throw refuseImport(log, faults);
  return run;
}

async function* readChunks(file: string): AsyncGenerator<Uint8Array> {
  const stream: AsyncIterable<Uint8Array> = createReadStream(file, { highWaterMark: 256 * 1024 });
  try {
    yield* stream;
  } catch (cause) {
    if (cause instanceof ReportError) throw cause;
    const code = readErrorCode(cause);
    const name = code === 'ENOENT' ? 'NotFound' : 'ImportRefused';
    const message = code === 'ENOENT' ? 'no such file' : `cannot be read (${code})`;
    throw new ReportError(name, [{ file, message }], { cause });
  }
}
