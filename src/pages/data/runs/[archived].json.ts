import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { loadSite } from '../../../collections/site-data.ts';
import { describeArchivedReport } from '../../../export/describe-archived-report.ts';

export async function getStaticPaths() {
  const { archived } = await loadSite();
  return archived.map((record) => ({ params: { archived: record.run.id }, props: { record } }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** What stays of an archived run's report. */
export const GET: APIRoute<Props> = ({ props: { record } }) =>
  new Response(`${JSON.stringify(describeArchivedReport(record), null, 2)}\n`);
