import path from 'node:path';
import type { Corpus } from '../policy/corpus-schema.ts';
import { readCorpus } from '../policy/read-corpus.ts';
import { readBytes } from './read-bytes.ts';

/**
 * Reads and checks a corpus file.
 * @throws ReportError `NotFound` or `CorpusRefused`, with every fault
 */
export async function readCorpusFile(file: string): Promise<Corpus> {
  return readCorpus(await readBytes(file, 'CorpusRefused'), file);
}

/** A corpus's name: that of the folder it lies in. */
export function nameCorpus(file: string): string {
  return path.basename(path.dirname(path.resolve(file)));
}
