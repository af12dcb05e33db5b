import type { APIRoute } from 'astro';
import { loadSite } from '../../collections/site-data.ts';
import { runCsvColumns } from '../../export/run-csv-columns.ts';
import { writeCsv } from '../../export/write-csv.ts';
import { sortNewestFirst } from '../../site/sort-newest-first.ts';

export const GET: APIRoute = async () => {
  const { runs } = await loadSite();
  return new Response(writeCsv(runCsvColumns, sortNewestFirst(runs).toReversed()));
};
