import { z } from 'astro/zod';

/** A note's front matter as Astro reads it, which takes a date for a point in time. */
export const noteFields = z.object({
  title: z.string(),
  date: z.union([z.string(), z.date().transform((date) => date.toISOString().slice(0, 10))]),
  about: z.array(z.string()),
});
