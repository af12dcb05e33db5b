import { judgeCandidate } from '../../policy/qualify.ts';
import { summariseReports } from './summarise-reports.ts';
import { playCase } from './case-bench.ts';

/** Case a: `graph` qualifies against `scoped` on every fixture and is accepted. */
export function playQualifyingCase(corpusFile: string) {
  return playCase(corpusFile, async ({ corpus, evaluate, ask }) => {
    const accepted = evaluate('scoped');
    const candidate = evaluate('graph');
    return {
      case: 'a',
      title: 'What qualifies: graph against scoped',
      corpusHash: corpus.hash,
      revision: corpus.revision,
      labels: corpus.labels,
      accepted: summariseReports(accepted),
      candidate: summariseReports(candidate),
      verdict: judgeCandidate(accepted.reports, candidate.reports).verdict,
      observations: [
        await ask({
          request: 'promote graph',
          report: candidate,
          operation: 'case-a',
          sequence: 1,
        }),
      ],
    };
  });
}
