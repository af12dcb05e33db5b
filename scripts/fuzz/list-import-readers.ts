import type { ImportOptions, ImportedRun, Importer } from '../../src/import/importer.ts';
import { importers } from '../../src/import/importers.ts';
import { writeRunFile } from '../../src/import/write-run-file.ts';
import { readRun } from '../../src/run/read-run.ts';
import { ReportError } from '../../src/error/report-error.ts';
import type { Suite } from '../../src/suite/suite.ts';
import { collectSeeds } from './collect-seeds.ts';
import { defineReader } from './reader.ts';
import type { FuzzedReader } from './reader.ts';

/** Small pieces, so that characters and tokens are cut by their borders. */
const chunkBytes = 997;

/** What a command line might say besides. */
const optionsOf: Readonly<Record<string, Partial<ImportOptions>>> = {
  promptfoo: { idFrom: 'vars.id', provider: undefined },
  csv: { lineBase: 0, ignoredColumns: ['note'] },
  inspect: { lineBase: 1 },
};

/** Readers of other tools' logs. */
export async function listImportReaders(suite: Suite): Promise<FuzzedReader[]> {
  const readers: FuzzedReader[] = [];
  for (const importer of importers) {
    const folder = `tests/golden/import/${importer.format}`;
    readers.push(defineImport(importer, await collectSeeds([folder], /\/log\.\w+$/), suite));
  }
  return readers;
}

function defineImport(
  { format, read }: Importer,
  seeds: readonly Uint8Array[],
  suite: Suite,
): FuzzedReader {
  const questionIds = new Set(suite.key.questions.map(({ id }) => id));
  const bare = { separator: ';', ignoredColumns: [], dropBroken: false };
  const options = { ...bare, ...optionsOf[format] };
  return defineReader({
    name: `import ${format}`,
    seeds,
    refusals: ['ImportRefused'],
    read: (bytes) =>
      read(cutChunks(bytes), { file: 'log', suite: suite.name, questionIds, options }),
    check: (runs) => runs.flatMap((run) => findRunFaults(run, suite)),
  });
}

/** A run that is written must read as what was imported, or be refused as a run is. */
function findRunFaults(run: ImportedRun, { name, key }: Suite): string[] {
  const text = writeRunFile(run, { mode: 'brain' }, { suite: name, keyRevision: key.revision });
  try {
    const read = readRun(new TextEncoder().encode(text), {
      file: 'written',
      id: 'run',
      suite: name,
    });
    const last = new Map(
      run.answers.map(({ id, answer, citations }) => [id, { answer, citations }]),
    );
    return JSON.stringify([...read.answers].toSorted()) === JSON.stringify([...last].toSorted())
      ? []
      : ['the written run reads otherwise'];
  } catch (error) {
    if (error instanceof ReportError && error.name === 'RunRefused') return [];
    throw error;
  }
}

async function* cutChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const size = Math.max(chunkBytes, bytes.length / 50);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
