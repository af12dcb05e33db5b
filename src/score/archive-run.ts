import type { Suite } from '../suite/suite.ts';
import type { ArchivedRun } from './archived-run-schema.ts';
import { scorerVersion } from './report.ts';
import type { RunReport } from './report.ts';
import { judgeVerdict, listFlags } from './verdict.ts';

/** What the record of a run says beside its report. */
export type ArchiveContext = Pick<ArchivedRun, 'file' | 'comparedWith'> & {
  readonly suite: Suite;
  /** The hash of the documents that the run saw; null where it does not say. */
  readonly seenDocsHash: string | null;
};

/** What is kept of a scored run without its answers: its totals, its verdicts, and where the file is. */
export function archiveRun(
  { questions, ...run }: RunReport,
  { suite, seenDocsHash, file, comparedWith }: ArchiveContext,
): ArchivedRun {
  return {
    suite: suite.name,
    scorer: scorerVersion,
    keyRevision: suite.key.revision,
    keyHash: suite.keyHash,
    docsHash: suite.docsHash,
    sawOtherDocuments: seenDocsHash !== null && seenDocsHash !== suite.docsHash,
    file,
    run: {
      ...run,
      brokenLines: [...run.brokenLines],
      unknownIds: [...run.unknownIds],
      superseded: [...run.superseded],
    },
    questions: questions.map((row) => ({
      id: row.id,
      verdict: judgeVerdict(row).id,
      flags: listFlags(row).map(({ id }) => id),
    })),
    comparedWith,
  };
}

/** The report that stays of an archived run: the totals as they were, and no question. */
export function restoreTotals({ run }: ArchivedRun): RunReport {
  return { ...run, questions: [] };
}
