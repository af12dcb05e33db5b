import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import type { RecordedTotals } from '../score/recorded-schema.ts';
import { once } from './once.ts';

export type NoteEntry = CollectionEntry<'notes'>;

/** The notes, newest first, then by id. */
export const loadNotes = once(async (): Promise<readonly NoteEntry[]> => {
  const notes = await getCollection('notes');
  return notes.toSorted((a, b) => compare(b.data.date, a.data.date) || compare(a.id, b.id));
});

/** The notes that name a run, its series, or a recorded row. */
export async function loadNotesAbout(...names: readonly (string | null)[]): Promise<NoteEntry[]> {
  const notes = await loadNotes();
  return notes.filter(({ data }) => data.about.some((name) => names.includes(name)));
}

/** The files of recorded totals, by name. */
export const loadRecorded = once(
  async (): Promise<readonly (RecordedTotals & { readonly id: string })[]> => {
    const files = await getCollection('recorded');
    return files.toSorted((a, b) => compare(a.id, b.id)).map(({ id, data }) => ({ id, ...data }));
  },
);

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
