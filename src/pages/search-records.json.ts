import type { APIRoute } from 'astro';
import { addresses } from '../collections/addresses.ts';
import { loadDocs } from '../collections/docs-data.ts';
import { loadPublishedRuns } from '../collections/published-runs.ts';
import { loadSite } from '../collections/site-data.ts';
import { listSearchRecords } from '../site/list-search-records.ts';

/** What the build makes the index of the search from, and then takes away. */
export const GET: APIRoute = async () => {
  const { suites, policies } = await loadSite();
  const records = listSearchRecords(
    {
      runs: (await loadPublishedRuns()).map(({ report }) => report),
      suites: [...suites.values()],
      docs: [...(await loadDocs()).pages.values()],
      corpora: policies.map(({ corpus }) => corpus),
    },
    addresses,
  );
  return new Response(JSON.stringify(records));
};
