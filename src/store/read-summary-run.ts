import { stat } from 'node:fs/promises';
import path from 'node:path';
import { groupSeries } from '../compare/series.ts';
import type { SeriesRun } from '../compare/series.ts';
import { ReportError } from '../error/report-error.ts';
import { compareRuns } from '../run/compare-runs.ts';
import { runId } from '../run/run-name.ts';
import type { Run } from '../run/run.ts';
import { sawOtherDocuments } from '../run/saw-other-documents.ts';
import { createScorer } from '../score/create-scorer.ts';
import type { ArchivedRun } from '../score/archived-run-schema.ts';
import type { RunReport } from '../score/report.ts';
import type { Suite } from '../suite/suite.ts';
import { quoteShell } from '../text/quote-shell.ts';
import { listEntries } from './list-entries.ts';
import { readContent } from './read-content.ts';
import type { ContentFolders } from './read-content.ts';
import { readRunFiles } from './read-run-files.ts';
import { readSuite } from './read-suite.ts';

/** A run with what its summary and its gates look at. */
export type SummaryRun = {
  /** As faults name it. */
  readonly file: string;
  readonly suite: Suite;
  readonly run: Run;
  readonly report: RunReport;
  readonly isStale: boolean;
  /**
   * What rules call previous: the run to hold it against, unless that saw other documents, or else the
   * newest other run of its series; null where there is none.
   */
  readonly previous: RunReport | null;
  /** The different trials of its series, itself among them. */
  readonly trials: readonly RunReport[];
  /** The run that was named to hold it against. */
  readonly against: RunReport | null;
};

type Scored = SeriesRun & { readonly run: Run; readonly file: string };

/**
 * Reads a run, committed or not, with its series.
 * @param name a committed run's id, or `[MODE=]FILE`
 * @param against the same, `main` for the newest other run of the series, or null
 * @throws ReportError with every fault of the content or of the file
 */
export async function readSummaryRun(
  name: string,
  against: string | null,
  { suite: folder, folders }: { readonly suite: string; readonly folders: ContentFolders },
): Promise<SummaryRun> {
  const committed = await readCommitted(folders);
  const known = committed.runs.find(({ run }) => run.id === name);
  const suite = await findSuite(known?.suite, folder, committed.suites);
  const subject = known ?? (await readFile(name, suite, committed.archived));
  const others = committed.runs.filter(
    ({ run, suite: other }) => other === suite.name && run.id !== subject.run.id,
  );
  const series = groupSeries([...others, subject].toSorted((a, b) => compareRuns(a.run, b.run)));
  const own = series.find(({ runs }) => runs.includes(subject));
  const newest = own?.runs.filter((run) => run !== subject).at(-1) ?? null;
  const named =
    against === null || against === 'main'
      ? null
      : (others.find(({ run }) => run.id === against) ??
        (await readFile(against, suite, committed.archived)));
  const baseline = named === null || named.isStale ? newest : named;
  return {
    file: subject.file,
    suite,
    run: subject.run,
    report: subject.report,
    isStale: subject.isStale,
    previous: baseline?.report ?? null,
    trials: own?.trials.map(({ report }) => report) ?? [],
    against: (against === 'main' ? newest : named)?.report ?? null,
  };
}

async function readCommitted(folders: ContentFolders) {
  if ((await listEntries(folders.content)) === null) return { suites: [], runs: [], archived: [] };
  const { suites, runs, archived } = await readContent(folders);
  const byName = new Map(suites.map((suite) => [suite.name, suite]));
  const scored = runs.map(({ suite, file, run, report }): Scored => ({
    suite,
    file,
    run,
    report,
    isStale: sawOtherDocuments(run.seen, byName.get(suite)),
  }));
  return { suites, runs: scored, archived };
}

async function findSuite(
  name: string | undefined,
  folder: string,
  suites: readonly Suite[],
): Promise<Suite> {
  const wanted = name ?? path.basename(path.resolve(folder));
  return suites.find((suite) => suite.name === wanted && name !== undefined) ?? readSuite(folder);
}

async function readFile(
  name: string,
  suite: Suite,
  archived: readonly ArchivedRun[],
): Promise<Scored> {
  if (runId.test(name) && !(await stat(name).catch(() => null))) {
    const place = archived.find(({ run }) => run.id === name)?.file;
    const message =
      place === undefined
        ? 'neither a committed run nor a file; name one of them'
        : `is archived, so its answers are not here; write the run file with \`git show ${quoteShell(`${place.commit ?? 'COMMIT'}:${place.path}`)}\` and name that file`;
    throw new ReportError('NotFound', [{ file: name, message }]);
  }
  const [run] = await readRunFiles([name], suite.name);
  if (run === undefined) throw new Error('one name gives one run');
  const report = createScorer(suite)(run);
  return {
    suite: suite.name,
    file: name,
    run,
    report,
    isStale: sawOtherDocuments(run.seen, suite),
  };
}
