import { z } from 'zod';
import type { InputSchema } from './input-schemas.ts';

/** The JSON Schema of an input (draft 7, which every editor knows) as the text of a file. */
export function writeJsonSchema(input: InputSchema): string {
  const { $schema, ...rest } = describeJsonSchema(input);
  const { title, files } = input;
  return `${JSON.stringify({ $schema, title, description: files, ...rest }, null, 2)}\n`;
}

/** The JSON Schema of an input as a value. */
export function describeJsonSchema({
  schema,
}: Pick<InputSchema, 'schema'>): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // files are read into a map so that their order is kept; as JSON it is an object
      if (zodSchema instanceof z.ZodMap && zodSchema.valueType instanceof z.ZodType) {
        const value = describeJsonSchema({ schema: zodSchema.valueType });
        delete value.$schema;
        Object.assign(jsonSchema, { type: 'object', additionalProperties: value });
      }
    },
  });
}
