import { z } from 'zod';

const text = z.string().nullable().catch(null);
const texts = z.array(text).catch([]);
const evidence = z
  .array(z.object({ path: z.string(), text: z.string() }).nullable().catch(null))
  .catch([]);
const refusals = z.object({ phrases: texts, patterns: texts }).nullable().catch(null);

const lenientQuestion = z.object({
  id: text,
  kind: text,
  evidence,
  alternatives: z.array(evidence).catch([]),
  accepted: z.array(texts).catch([]),
  distractors: texts,
  since: z.number().catch(1),
});

/**
 * As much of a key as can be understood, so that one fault hides no other: what has a wrong type is
 * null or empty here, at its own position, and reported by the strict schema.
 */
export const lenientKey = z
  .object({
    suite: text,
    // one that cannot be read makes no question's `since` too high
    revision: z.number().default(1).catch(Infinity),
    canary: text,
    plantedIn: z.object({ path: z.string(), text: z.string() }).nullable().catch(null),
    refusals,
    questions: z.array(lenientQuestion.nullable().catch(null)).catch([]),
  })
  .catch({
    suite: null,
    revision: 1,
    canary: null,
    plantedIn: null,
    refusals: null,
    questions: [],
  });

export type LenientKey = z.output<typeof lenientKey>;
export type LenientQuestion = z.output<typeof lenientQuestion>;
