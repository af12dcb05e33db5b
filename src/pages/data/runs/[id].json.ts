import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { loadSite } from '../../../collections/site-data.ts';
import { assembleReport } from '../../../score/create-scorer.ts';

export async function getStaticPaths() {
  const { runs, suites } = await loadSite();
  return runs.flatMap(({ suite: name, report }) => {
    const suite = suites.get(name);
    return suite === undefined ? [] : [{ params: { id: report.id }, props: { suite, report } }];
  });
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The report of one run, the same bytes that `groundline score --json` writes. */
export const GET: APIRoute<Props> = ({ props: { suite, report } }) =>
  new Response(`${JSON.stringify(assembleReport(suite, [report]), null, 2)}\n`);
