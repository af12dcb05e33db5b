import type { APIRoute } from 'astro';
import { loadPublishedRuns } from '../../collections/published-runs.ts';
import { runCsvColumns } from '../../export/run-csv-columns.ts';
import { writeCsv } from '../../export/write-csv.ts';
import { sortNewestFirst } from '../../site/sort-newest-first.ts';

export const GET: APIRoute = async () => {
  return new Response(
    writeCsv(runCsvColumns, sortNewestFirst(await loadPublishedRuns()).toReversed()),
  );
};
