import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { addresses } from '../collections/addresses.ts';
import { loadNotes } from '../collections/notes-data.ts';
import { loadPublishedRuns } from '../collections/published-runs.ts';
import { loadSite } from '../collections/site-data.ts';
import { listFeedItems } from '../site/list-feed-items.ts';

export const GET: APIRoute = async ({ site }) => {
  const { suites } = await loadSite();
  const runs = await loadPublishedRuns();
  const notes = await loadNotes();
  const home = new URL(addresses.home(), site).href;
  const items = listFeedItems({
    runs: runs.map(({ suite, report }) => ({
      report,
      suiteTitle: suites.get(suite)?.key.title ?? suite,
    })),
    notes: notes.map(({ id, data }) => ({ id, title: data.title, date: data.date })),
  });
  return rss({
    title: 'Groundline',
    description: 'Newly scored runs and notes on them.',
    site: home,
    items: items.map(({ title, description, date, run, note }) => ({
      title,
      description,
      link: new URL(run === null ? addresses.note(note) : addresses.run(run), site).href,
      ...(date === null ? {} : { pubDate: new Date(date) }),
    })),
  });
};
