import { restoreTotals } from '../score/archive-run.ts';
import type { ArchivedRun } from '../score/archived-run-schema.ts';
import type { Report } from '../score/report.ts';

/** A report whose run has no question any more, and where its answers are. */
export type ArchivedReport = Report & {
  readonly archived: Pick<ArchivedRun, 'keyRevision' | 'file' | 'questions'>;
};

/** What `data/runs/<run>.json` holds of an archived run: the report's form with the totals only. */
export function describeArchivedReport(record: ArchivedRun): ArchivedReport {
  const { suite, keyHash, docsHash, scorer, keyRevision, file, questions } = record;
  return {
    ...{ suite, keyHash, docsHash, scorer },
    runs: [restoreTotals(record)],
    archived: { keyRevision, file, questions },
  };
}
