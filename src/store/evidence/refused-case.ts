import type { PolicyName } from '../../policy/policies.ts';
import { judgeCandidate } from '../../policy/qualify.ts';
import { playCase } from './case-bench.ts';
import type { CaseBench } from './case-bench.ts';
import { summariseReports } from './summarise-reports.ts';

/** Case b: more volume is refused, leakage is refused, and volume alone is no gain. */
export async function playRefusedCase(corpusFile: string, allUsefulFile: string) {
  const refused = await playCase(corpusFile, async (bench) => ({
    case: 'b',
    title: 'What is refused: volume, leakage, and volume alone',
    corpusHash: bench.corpus.hash,
    revision: bench.corpus.revision,
    labels: bench.corpus.labels,
    accepted: summariseReports(bench.evaluate('scoped')),
    candidates: [
      await judge(bench, 'graph_wide'),
      await judge(bench, 'scoped_padded'),
      await judge(bench, 'feed_only'),
    ],
  }));
  const allUseful = await playCase(allUsefulFile, async (bench) => ({
    corpusHash: bench.corpus.hash,
    revision: bench.corpus.revision,
    accepted: summariseReports(bench.evaluate('scoped')),
    candidates: [await judge(bench, 'graph')],
  }));
  return { ...refused, allUseful };
}

async function judge({ corpus, evaluate, ask }: CaseBench, policy: PolicyName) {
  const candidate = evaluate(policy);
  const observation = await ask({
    request: `promote ${policy}`,
    report: candidate,
    operation: `case-b-${policy}`,
    sequence: 1,
  });
  const hidden = [...corpus.fixtures.values()].flatMap(({ grant, items }) =>
    items.filter(({ project }) => !grant.includes(project)).flatMap(({ id, title }) => [id, title]),
  );
  return {
    ...summariseReports(candidate),
    verdict: judgeCandidate(evaluate('scoped').reports, candidate.reports).verdict,
    recordUnchanged: observation.recordBefore === observation.recordAfter,
    namesOutsideTheGrant: hidden.filter((name) =>
      observation.says.some((sentence) => sentence.includes(name)),
    ).length,
    observation,
  };
}
