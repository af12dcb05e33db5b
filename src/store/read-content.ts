import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import type { Run } from '../run/run.ts';
import { createScorer } from '../score/create-scorer.ts';
import type { RunReport } from '../score/report.ts';
import type { Suite } from '../suite/suite.ts';
import { readRunFile } from './read-run-file.ts';
import { readSuite } from './read-suite.ts';

export type ContentFolders = { readonly content: string; readonly fixtures: string };

/** A committed run, read and scored on its suite. */
export type CommittedRun = {
  readonly suite: string;
  readonly file: string;
  readonly run: Run;
  readonly report: RunReport;
};

export type Content = { readonly suites: readonly Suite[]; readonly runs: readonly CommittedRun[] };

/**
 * Reads every suite and every committed run and scores the runs.
 * @throws ReportError `ContentRefused` with every fault of every file
 */
export async function readContent({ content, fixtures }: ContentFolders): Promise<Content> {
  const faults: Fault[] = [];
  const suites: Suite[] = [];
  for (const name of await listFolders(fixtures)) {
    const files = await readdir(path.join(fixtures, name));
    if (!files.includes('questions.json')) continue;
    const suite = await collect(readSuite(path.join(fixtures, name)), faults);
    if (suite !== null) suites.push(suite);
  }
  const runs: CommittedRun[] = [];
  for (const suite of suites) {
    const score = createScorer(suite);
    const folder = path.join(content, 'runs', suite.name);
    for (const name of await listFiles(folder)) {
      const file = path.join(folder, name);
      const run = await collect(readRunFile(file, suite.name), faults);
      if (run !== null) runs.push({ suite: suite.name, file, run, report: score(run) });
    }
  }
  if (faults.length > 0) throw new ReportError('ContentRefused', faults);
  return { suites, runs };
}

async function collect<T>(reading: Promise<T>, faults: Fault[]): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    faults.push(...error.faults);
    return null;
  }
}

async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
}
