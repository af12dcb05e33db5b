import { z } from 'zod';
import { listedAnswer, objectAnswer } from './read-json-run.ts';
import { runFieldsSchema } from './run-fields-schema.ts';

/** A JSON run file as written. */
export const runFileSchema = z.looseObject({
  $schema: z.string().optional(),
  ...runFieldsSchema.shape,
  answers: z
    .union([
      z.array(z.looseObject(listedAnswer.shape)),
      z.record(z.string(), z.union([z.string(), z.null(), z.looseObject(objectAnswer.shape)])),
    ])
    .describe('A list of answers, or an object from the id of each question to its answer.'),
});
