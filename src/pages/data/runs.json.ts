import type { APIRoute } from 'astro';
import { loadPublishedRuns } from '../../collections/published-runs.ts';
import { writeRunIndex } from '../../export/write-run-index.ts';
import { sortNewestFirst } from '../../site/sort-newest-first.ts';

export const GET: APIRoute = async () => {
  return new Response(writeRunIndex(sortNewestFirst(await loadPublishedRuns()).toReversed()));
};
