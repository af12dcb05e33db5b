import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { loadPublishedRuns } from '../../collections/published-runs.ts';
import { describeBadge } from '../../export/describe-badge.ts';

export async function getStaticPaths() {
  const runs = await loadPublishedRuns();
  return runs.map(({ report }) => ({ params: { id: report.id }, props: { report } }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** For shields.io: `https://img.shields.io/endpoint?url=…/badges/<run>.json`. */
export const GET: APIRoute<Props> = ({ props: { report } }) =>
  new Response(`${JSON.stringify(describeBadge(report.measures))}\n`);
