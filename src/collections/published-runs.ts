import type { PublishedRun } from '../export/published-run.ts';
import { restoreTotals } from '../score/archive-run.ts';
import { loadSite } from './site-data.ts';

/** Every run that has an address: the scored ones, and the totals of archived ones. */
export async function loadPublishedRuns(): Promise<PublishedRun[]> {
  const { runs, archived } = await loadSite();
  return [
    ...runs,
    ...archived.map((record) => ({
      suite: record.suite,
      report: restoreTotals(record),
      isArchived: true,
    })),
  ];
}
