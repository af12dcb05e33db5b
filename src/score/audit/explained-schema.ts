import { z } from 'zod';
import { weaknesses } from './finding.ts';

/** `audit.json` beside a key: weaknesses that somebody looked at and left, each with the reason. */
export const explainedSchema = z.strictObject({
  $schema: z.string().optional(),
  explained: z.array(
    z.strictObject({
      question: z.string().describe("The question's id."),
      weakness: z.enum(weaknesses),
      about: z.string().describe('The value, place or probe, as `audit` names it.'),
      reason: z.string().trim().min(1, 'empty; say why it may stay'),
    }),
  ),
});

export type Explanation = z.output<typeof explainedSchema>['explained'][number];
