import { z } from 'zod';

const tokenCount = z.int('not a whole number of tokens').min(0, 'not a whole number of tokens');

/** What stands beside the results. */
export const promptfooHeader = z.object({
  version: z.literal(
    3,
    'is another version; only version 3 is read: export the results with a current promptfoo',
  ),
  timestamp: z.string(),
  description: z.string().nullish(),
  promptfooVersion: z.string().nullish(),
});

/** One result: one output of one provider for one prompt and one test. */
export const promptfooResult = z.looseObject({
  provider: z.object({ id: z.string(), label: z.string().nullish() }),
  promptIdx: z.int().min(0),
  response: z
    .looseObject({
      output: z.unknown().optional(),
      tokenUsage: z.object({ total: tokenCount.nullish() }).nullish(),
    })
    .nullish(),
  error: z.unknown().optional(),
});

export type PromptfooResult = z.output<typeof promptfooResult>;
