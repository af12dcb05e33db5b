import { readRun } from '../../../src/run/read-run.ts';
import type { Run } from '../../../src/run/run.ts';
import { createScorer } from '../../../src/score/create-scorer.ts';
import type { RunReport } from '../../../src/score/report.ts';
import { readSuite } from '../../../src/store/read-suite.ts';
import type { Suite } from '../../../src/suite/suite.ts';
import { writeRuns } from '../write-runs.ts';

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
  const written = await writeRuns(content, suite, count, seed);
  const runs = written.map(({ file, id, text }) =>
    readRun(new TextEncoder().encode(text), { file, id, suite: suite.name }),
  );
  const files = written.map(({ file }) => file);
  return { suite, content, files, runs, reports: runs.map(createScorer(suite)) };
}
