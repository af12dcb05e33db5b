import { collectFaults } from '../error/collect-faults.ts';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import { compareRuns } from '../run/compare-runs.ts';
import { maxRunBytes } from '../run/limits.ts';
import { listCommitFaults } from '../run/list-commit-faults.ts';
import { readRun } from '../run/read-run.ts';
import type { Run } from '../run/run.ts';
import { createScorer } from '../score/create-scorer.ts';
import type { Scorer } from '../score/create-scorer.ts';
import type { RunReport } from '../score/report.ts';
import { listRunFiles } from './list-run-files.ts';
import type { RunPlace } from './list-places.ts';
import { readBytes } from './read-bytes.ts';
import { readLog } from './read-log.ts';
import type { SuitesByName } from './read-suites.ts';

/** A committed run, read and scored on its suite. */
export type CommittedRun = {
  readonly suite: string;
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly run: Run;
  readonly report: RunReport;
};

/**
 * Reads and scores the runs of a content folder, by suite, then date, then id, undated first. Runs of a
 * refused suite are read for their faults only.
 * @returns with them the number of tool-call logs
 */
export async function readCommittedRuns(
  content: string,
  suites: SuitesByName,
  faults: Fault[],
): Promise<{ runs: CommittedRun[]; logs: number }> {
  const places = await listRunFiles(content, new Set(suites.keys()), faults);
  const scorers = new Map<string, Scorer>();
  for (const [name, suite] of suites) if (suite !== null) scorers.set(name, createScorer(suite));
  const runs: CommittedRun[] = [];
  for (const place of places.runs) {
    const revision = suites.get(place.suite)?.key.revision ?? null;
    const read = await collectFaults(faults, () => readPlace(place, revision));
    const score = scorers.get(place.suite);
    if (read !== null && score !== undefined)
      runs.push({ suite: place.suite, file: place.file, ...read, report: score(read.run) });
  }
  for (const log of places.logs) await collectFaults(faults, () => readLog(log.file));
  const order = [...suites.keys()];
  return {
    runs: runs.toSorted(
      (a, b) => order.indexOf(a.suite) - order.indexOf(b.suite) || compareRuns(a.run, b.run),
    ),
    logs: places.logs.length,
  };
}

async function readPlace(
  { suite, id, file }: RunPlace,
  revision: number | null,
): Promise<{ run: Run; bytes: Uint8Array }> {
  const bytes = await readBytes(file, 'RunRefused', maxRunBytes);
  const run = readRun(bytes, { file, id, suite });
  const faults = listCommitFaults(run, revision);
  if (faults.length > 0) {
    throw new ReportError(
      'RunRefused',
      faults.map((fault) => ({ file, ...fault })),
    );
  }
  return { run, bytes };
}
