import type { RunReport } from '../score/report.ts';
import { nameRun, writeFigures } from './describe-run.ts';
import { sortNewestFirst } from './sort-newest-first.ts';

type Note = { readonly id: string; readonly title: string; readonly date: string };

/** A scored run or a note. */
export type FeedItem = {
  readonly title: string;
  readonly description: string;
  readonly date: string | null;
} & ({ readonly run: string; readonly note: null } | { readonly run: null; readonly note: string });

const newest = 50;

/** The newest runs and notes, newest first, undated runs last. */
export function listFeedItems({
  runs,
  notes,
}: {
  readonly runs: readonly { readonly report: RunReport; readonly suiteTitle: string }[];
  readonly notes: readonly Note[];
}): FeedItem[] {
  const items: FeedItem[] = [
    ...sortNewestFirst(runs).map(({ report, suiteTitle }) => ({
      title: dropUnwritable(nameRun(report)),
      description: `${suiteTitle}: ${writeFigures(report)}.`,
      date: report.date,
      run: report.id,
      note: null,
    })),
    ...notes.map(({ id, title, date }) => ({
      title,
      description: 'A note on runs.',
      date,
      run: null,
      note: id,
    })),
  ];
  const time = ({ date }: FeedItem) => (date === null ? -Infinity : Date.parse(date));
  return items.toSorted((a, b) => (time(a) === time(b) ? 0 : time(b) - time(a))).slice(0, newest);
}

/** XML has no way to write most control characters, nor half a surrogate pair. */
function dropUnwritable(text: string): string {
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
