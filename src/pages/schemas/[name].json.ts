import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { inputSchemas } from '../../site/input-schemas.ts';
import { writeJsonSchema } from '../../site/write-json-schema.ts';

export function getStaticPaths() {
  return inputSchemas.map((input) => ({ params: { name: input.name }, props: { input } }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The JSON Schema of one kind of input, for `$schema` in such a file. */
export const GET: APIRoute<Props> = ({ props: { input } }) => new Response(writeJsonSchema(input));
