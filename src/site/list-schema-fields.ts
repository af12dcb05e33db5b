import { z } from 'zod';

/** A field of an input as its JSON Schema describes it. */
export type SchemaField = {
  /** Such as `questions[].evidence[].path`. */
  readonly place: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
};

const node = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  description: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
});
type Node = z.output<typeof node>;

/** The fields of a JSON Schema and of what lies in them, in its order. */
export function listSchemaFields(schema: unknown, place = ''): SchemaField[] {
  const {
    properties = {},
    required = [],
    items,
    anyOf = [],
    additionalProperties,
  } = node.parse(schema);
  const own = Object.entries(properties).flatMap(([name, value]): SchemaField[] => {
    const read = node.parse(value);
    const at = place === '' ? name : `${place}.${name}`;
    const field = {
      place: at,
      type: describeType(read),
      isRequired: required.includes(name),
      description: read.description ?? '',
    };
    return [field, ...listSchemaFields(read, at)];
  });
  const inner = [
    ...(isSchema(items) ? listSchemaFields(items, `${place}[]`) : []),
    ...(isSchema(additionalProperties)
      ? listSchemaFields(additionalProperties, `${place}.<name>`)
      : []),
    ...anyOf.flatMap((each) => listSchemaFields(each, place)),
  ];
  return [...own, ...inner];
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function describeType(read: Node): string {
  if (read.enum !== undefined) return read.enum.map((value) => JSON.stringify(value)).join(', ');
  if (read.const !== undefined) return JSON.stringify(read.const);
  if (read.anyOf !== undefined)
    return [...new Set(read.anyOf.map((each) => describeType(node.parse(each))))].join(' or ');
  const types = [read.type ?? 'anything'].flat();
  const named = types.map((type) => (type === 'integer' ? 'whole number' : type));
  return isSchema(read.items)
    ? `${named.join(' or ')} of ${describeType(node.parse(read.items))}`
    : named.join(' or ');
}
