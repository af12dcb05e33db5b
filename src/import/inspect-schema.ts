import { z } from 'zod';

const tokenCount = z.int('not a whole number of tokens').min(0, 'not a whole number of tokens');
const usage = z.record(z.string(), z.object({ total_tokens: tokenCount })).nullish();
const content = z.union([
  z.string(),
  z.array(z.looseObject({ type: z.string(), text: z.string().nullish() })),
]);

/** The header of a log, as far as a run has a use for it. */
export const inspectHeader = z.object({
  version: z.literal(
    2,
    'is another version; only version 2 is read: convert the log with `inspect log convert`',
  ),
  status: z.enum(
    ['success', 'cancelled', 'error'],
    'neither success, cancelled nor error; finish the evaluation first',
  ),
  eval: z.object({
    created: z.string(),
    task: z.string(),
    model: z.string(),
    packages: z.record(z.string(), z.string()).nullish(),
  }),
  stats: z.object({ model_usage: usage }).nullish(),
});

/** A sample without its messages and events. */
export const inspectSample = z.looseObject({
  id: z.union([z.string(), z.int()]),
  epoch: z.int('epochs count from 1').min(1, 'epochs count from 1'),
  output: z
    .object({
      completion: z.string().nullish(),
      choices: z.array(z.object({ message: z.object({ content }) })).nullish(),
    })
    .nullish(),
  attachments: z.record(z.string(), z.string()).nullish(),
  model_usage: usage,
  error: z.unknown().optional(),
});

export type InspectSample = z.output<typeof inspectSample>;
