import type { Seen } from '../run/run.ts';
import { sawOtherDocuments } from '../run/saw-other-documents.ts';
import type { Suite } from '../suite/suite.ts';
import type { ArchivedRun } from './archived-run-schema.ts';
import { scorerVersion } from './report.ts';
import type { RunReport } from './report.ts';
import { judgeVerdict, listFlags } from './verdict.ts';

/** What the record of a run says beside its report. */
export type ArchiveContext = Pick<ArchivedRun, 'file' | 'comparedWith'> & {
  readonly suite: Suite;
  readonly seen: Seen | null;
};

/** What is kept of a scored run without its answers: its totals, its verdicts, and where the file is. */
export function archiveRun(
  { questions, ...run }: RunReport,
  { suite, seen, file, comparedWith }: ArchiveContext,
): ArchivedRun {
  return {
    suite: suite.name,
    scorer: scorerVersion,
    keyRevision: suite.key.revision,
    keyHash: suite.keyHash,
    docsHash: suite.docsHash,
    sawOtherDocuments: sawOtherDocuments(seen, suite),
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
