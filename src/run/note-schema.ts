import { z } from 'zod';

/** The front matter of a note. */
export const noteSchema = z.strictObject({
  title: z.string('missing; give a text').trim().min(1, 'empty; give a text'),
  date: z.iso.date('not YYYY-MM-DD'),
  about: z
    .array(z.string(), 'missing; list what the note is about')
    .min(1, 'empty; name at least one run')
    .describe('Ids of runs, names of series, ids of recorded rows.'),
});

export type NoteFields = z.output<typeof noteSchema>;
