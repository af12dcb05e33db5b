import type { APIRoute } from 'astro';
import { loadSite } from '../../collections/site-data.ts';
import { writeRunIndex } from '../../export/write-run-index.ts';
import { sortNewestFirst } from '../../site/sort-newest-first.ts';

export const GET: APIRoute = async () => {
  const { runs } = await loadSite();
  return new Response(writeRunIndex(sortNewestFirst(runs).toReversed()));
};
