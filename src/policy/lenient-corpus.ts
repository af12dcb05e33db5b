import { z } from 'zod';

const text = z.string().nullable().catch(null);
const texts = z.array(text).catch([]);

const lenientFixture = z.object({
  grant: texts,
  items: z
    .array(
      z.object({ id: text, project: text, supersededBy: text.optional() }).nullable().catch(null),
    )
    .catch([]),
  edges: z.array(z.object({ from: text, to: text }).nullable().catch(null)).catch([]),
  tasks: z
    .array(
      z
        .object({
          id: text,
          expected: texts,
          useful: texts,
          mistake: z.object({ needs: texts, without: texts }).optional().catch(undefined),
        })
        .nullable()
        .catch(null),
    )
    .catch([]),
});

/**
 * As much of a corpus as can be understood, so that one fault hides no other: what has a wrong type is
 * null or empty here, at its own position, and reported by the strict schema.
 */
export const lenientCorpus = z
  .object({
    fixtures: z.map(z.string(), lenientFixture.nullable().catch(null)).catch(new Map()),
  })
  .catch({ fixtures: new Map() });

export type LenientFixture = z.output<typeof lenientFixture>;
