import path from 'node:path';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import { listUnpublishableQuestions } from '../suite/list-unpublishable.ts';
import type { Suite } from '../suite/suite.ts';
import type { ArchivedRun } from '../score/archived-run-schema.ts';
import { listTwiceKept, readArchive } from './read-archive.ts';
import { readCommittedRuns } from './read-committed-runs.ts';
import type { CommittedRun } from './read-committed-runs.ts';
import { listEntries } from './list-entries.ts';
import { listSuiteFolders, readSuites } from './read-suites.ts';

export type { CommittedRun };

export type ContentFolders = { readonly content: string; readonly fixtures: string };

export type Content = {
  readonly suites: readonly Suite[];
  readonly runs: readonly CommittedRun[];
  /** Runs of which only totals are kept. */
  readonly archived: readonly ArchivedRun[];
};

/**
 * Reads every suite and every committed run and scores the runs.
 * @throws ReportError `NotFound` where one of the folders is missing, `ContentRefused` with every fault of every file
 */
export async function readContent({ content, fixtures }: ContentFolders): Promise<Content> {
  const faults: Fault[] = [];
  if ((await listEntries(content)) === null)
    throw new ReportError('NotFound', [{ file: content, message: 'no such folder of content' }]);
  const suites = await readSuites(await listSuiteFolders(fixtures), faults);
  for (const suite of [...suites.values()].filter((each) => each !== null))
    for (const { id, message } of listUnpublishableQuestions(suite))
      faults.push({ file: path.join(fixtures, suite.name, 'questions.json'), field: id, message });
  const { runs } = await readCommittedRuns(content, suites, faults);
  const archived = await readArchive(content, new Set(suites.keys()), faults);
  faults.push(...listTwiceKept(archived, runs));
  if (faults.length > 0) throw new ReportError('ContentRefused', faults);
  return { suites: [...suites.values()].filter((suite) => suite !== null), runs, archived };
}
