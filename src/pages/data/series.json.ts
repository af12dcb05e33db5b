import type { APIRoute } from 'astro';
import { loadSeries, loadSeriesRuns } from '../../collections/comparisons.ts';
import { writeSeriesIndex } from '../../export/write-series-index.ts';

export const GET: APIRoute = async () =>
  new Response(writeSeriesIndex(await loadSeries(), await loadSeriesRuns()));
