import path from 'node:path';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import { archiveRun } from '../score/archive-run.ts';
import type { ArchivedRun } from '../score/archived-run-schema.ts';
import type { Suite } from '../suite/suite.ts';
import { sha256 } from '../text/sha256.ts';
import { findInHistory } from './find-in-history.ts';
import { listRunFiles } from './list-run-files.ts';
import { nameArchiveFile, readArchive } from './read-archive.ts';
import { readCommittedRuns } from './read-committed-runs.ts';
import type { CommittedRun } from './read-committed-runs.ts';
import type { ContentFolders } from './read-content.ts';
import { listSuiteFolders, readSuites } from './read-suites.ts';

/** The committed runs, and those that are archived already; a run may be both for a moment. */
export type Archivable = {
  readonly suites: ReadonlyMap<string, Suite>;
  readonly runs: readonly CommittedRun[];
  readonly archived: readonly ArchivedRun[];
  readonly logs: ReadonlyMap<string, string>;
};

/** A run that is to be archived. */
export type ArchiveStep = {
  readonly target: string;
  readonly record: ArchivedRun;
  /** The files that the record stands for, in the order in which they go. */
  readonly files: readonly string[];
};

/**
 * Reads the runs that may be archived.
 * @throws ReportError with every fault of the content, since totals of a faulty one would stay for ever
 */
export async function readArchivable({ content, fixtures }: ContentFolders): Promise<Archivable> {
  const faults: Fault[] = [];
  const byName = await readSuites(await listSuiteFolders(fixtures), faults);
  const names = new Set(byName.keys());
  const { runs } = await readCommittedRuns(content, byName, faults);
  const archived = await readArchive(content, names, faults);
  if (faults.length > 0) throw new ReportError('ContentRefused', faults);
  const { logs } = await listRunFiles(content, names, faults);
  const suites = new Map<string, Suite>();
  for (const [name, suite] of byName) if (suite !== null) suites.set(name, suite);
  return { suites, runs, archived, logs: new Map(logs.map(({ id, file }) => [id, file])) };
}

type PlanOptions = {
  readonly content: string;
  /** The comparisons that the site links. */
  readonly linked: readonly { readonly a: string; readonly b: string }[];
  /** Whether runs are archived that no history holds. */
  readonly force: boolean;
};

/**
 * What is to be written and removed for some runs.
 * @throws ReportError `ContentRefused` with every run that would be lost
 */
export async function planArchive(
  chosen: readonly CommittedRun[],
  { suites, archived, logs }: Archivable,
  { content, linked, force }: PlanOptions,
): Promise<ArchiveStep[]> {
  const faults: Fault[] = [];
  const steps: ArchiveStep[] = [];
  for (const { suite: name, file, bytes, run, report } of chosen) {
    const suite = suites.get(name);
    if (suite === undefined) continue;
    const log = logs.get(run.id) ?? null;
    const files = log === null ? [file] : [log, file];
    const target = nameArchiveFile(content, name, run.id);
    const hash = `sha256:${sha256(bytes)}`;
    const before = archived.find((record) => record.run.id === run.id);
    if (before !== undefined) {
      // interrupted between the record and the removal
      if (before.file.hash === hash) steps.push({ target, record: before, files });
      else faults.push({ file, message: `another run is archived as ${run.id} in ${target}` });
      continue;
    }
    const places = await Promise.all(files.map(findInHistory));
    const message =
      'git does not hold this file as it is, so archiving would lose it; commit it, or say --force';
    if (!force)
      faults.push(
        ...files.filter((_, at) => places[at] === null).map((each) => ({ file: each, message })),
      );
    const place = places.at(-1) ?? null;
    const record = archiveRun(report, {
      suite,
      seen: run.seen,
      file: {
        path: place?.path ?? file.split(path.sep).join('/'),
        commit: place?.commit ?? null,
        hash,
        log: log === null ? null : (places[0]?.path ?? log.split(path.sep).join('/')),
      },
      comparedWith: linked
        .filter(({ a, b }) => a === run.id || b === run.id)
        .map(({ a, b }) => ({ a, b })),
    });
    steps.push({ target, record, files });
  }
  if (faults.length > 0) throw new ReportError('ContentRefused', faults);
  return steps;
}
