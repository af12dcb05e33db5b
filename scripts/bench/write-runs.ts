import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Suite } from '../../src/suite/suite.ts';
import { generateRuns } from './generate-runs.ts';

/** A synthetic run in a content folder. */
export type WrittenRun = { readonly id: string; readonly text: string; readonly file: string };

/** Writes that many synthetic runs of a suite into a content folder. */
export async function writeRuns(
  content: string,
  suite: Suite,
  count: number,
  seed: number,
): Promise<WrittenRun[]> {
  const folder = path.join(content, 'runs', suite.name);
  await mkdir(folder, { recursive: true });
  const runs = Array.from(generateRuns(suite, count, seed), ({ id, text }) => ({
    id,
    text,
    file: path.join(folder, `${id}.json`),
  }));
  for (const { file, text } of runs) await writeFile(file, text);
  return runs;
}
