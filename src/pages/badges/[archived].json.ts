import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { loadSite } from '../../collections/site-data.ts';
import { describeBadge } from '../../export/describe-badge.ts';

export async function getStaticPaths() {
  const { archived } = await loadSite();
  return archived.map(({ run }) => ({ params: { archived: run.id }, props: { run } }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The badge of an archived run, from its totals. */
export const GET: APIRoute<Props> = ({ props: { run } }) =>
  new Response(`${JSON.stringify(describeBadge(run.measures))}\n`);
