import path from 'node:path';
import { maxRunBytes } from '../run/limits.ts';
import { readRun } from '../run/read-run.ts';
import { splitEnding } from '../run/run-name.ts';
import type { Run } from '../run/run.ts';
import { readBytes } from './read-bytes.ts';

/**
 * Reads a run file; its id is its name without the last ending.
 * @param suite the suite that the run is scored on
 * @throws ReportError `NotFound` or `RunRefused`, with every fault of the file
 */
export async function readRunFile(file: string, suite: string): Promise<Run> {
  const bytes = await readBytes(file, 'RunRefused', maxRunBytes);
  return readRun(bytes, { file, id: nameRunFile(file), suite });
}

/** The id of the run in a file. */
export function nameRunFile(file: string): string {
  return splitEnding(path.basename(file)).id;
}
