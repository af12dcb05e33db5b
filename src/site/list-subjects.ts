import type { RecordedRow } from '../score/recorded-schema.ts';
import { formatShare } from '../score/format-rate.ts';
import type { RunReport } from '../score/report.ts';
import type { Addresses } from './address.ts';
import { nameRun } from './describe-run.ts';
import { nameRecordedRow } from './name-recorded-row.ts';

/** Something that a note is about, with the address of its own place on the site. */
export type Subject = { readonly name: string; readonly href: string; readonly kind: string };

type Known = {
  readonly runs: readonly Pick<RunReport, 'id' | 'label' | 'series'>[];
  readonly rows: readonly RecordedRow[];
  readonly addresses: Pick<Addresses, 'run' | 'recorded'>;
};

/** What a note names, in its order; a series stands for its runs, and nothing is listed twice. */
export function listSubjects(
  about: readonly string[],
  { runs, rows, addresses }: Known,
): Subject[] {
  const subjects = about.flatMap((name): Subject[] => [
    ...runs
      .filter(({ id, series }) => id === name || series === name)
      .map((run) => ({ name: nameRun(run), href: addresses.run(run.id), kind: 'scored run' })),
    ...rows
      .filter(({ id }) => id === name)
      .map((row) => ({
        name: nameRecordedRow(row),
        href: addresses.recorded(row.id),
        kind: `reported total: right ${formatShare(row.right)}, precision ${row.citationPrecision.percent}%`,
      })),
  ]);
  return [...new Map(subjects.map((subject) => [subject.href, subject])).values()];
}
