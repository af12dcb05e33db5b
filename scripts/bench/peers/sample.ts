import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRun } from '../../../src/run/read-run.ts';
import type { Run } from '../../../src/run/run.ts';
import { createScorer } from '../../../src/score/create-scorer.ts';
import type { RunReport } from '../../../src/score/report.ts';
import { readSuite } from '../../../src/store/read-suite.ts';
import type { Suite } from '../../../src/suite/suite.ts';
import { generateRuns } from '../generate-runs.ts';

const suiteFolder = 'fixtures/shop-docs';
const seed = 28;

/** The same runs for all: as files that Groundline reads, as runs, and as their reports. */
export type Sample = {
  readonly suite: Suite;
  /** A content folder that holds these runs and nothing else. */
  readonly content: string;
  readonly files: readonly string[];
  readonly runs: readonly Run[];
  readonly reports: readonly RunReport[];
};

/** Writes that many synthetic runs into a content folder. */
export async function writeSample(content: string, count: number): Promise<Sample> {
  const suite = await readSuite(suiteFolder);
  const folder = path.join(content, 'runs', suite.name);
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  const runs: Run[] = [];
  for (const { id, text } of generateRuns(suite, count, seed)) {
    const file = path.join(folder, `${id}.json`);
    await writeFile(file, text);
    files.push(file);
    runs.push(readRun(new TextEncoder().encode(text), { file, id, suite: suite.name }));
  }
  return { suite, content, files, runs, reports: runs.map(createScorer(suite)) };
}
