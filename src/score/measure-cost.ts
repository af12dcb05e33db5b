import { listCitedRanges } from './find-best-set.ts';
import { countLines } from './line-set.ts';
import type { RunReport } from './report.ts';

/** What a run's truth costs: to make it, and to check it. Null where the run does not say, or grounds nothing. */
export type Cost = {
  readonly tokensPerGrounded: number | null;
  readonly callsPerGrounded: number | null;
  /** Lines that a reader must read to check every answer against its valid citations; of one answer each line once. */
  readonly linesToRead: number;
  readonly answers: number;
};

export function measureCost({ measures, questions }: RunReport): Cost {
  const grounded = measures.grounded.value ?? 0;
  const share = (total: number | null) =>
    total === null || grounded === 0 ? null : total / grounded;
  const answered = questions.filter((row) => row.answered);
  return {
    tokensPerGrounded: share(measures.tokens),
    callsPerGrounded: share(measures.toolCalls),
    linesToRead: answered.reduce((sum, row) => sum + countLines(listCitedRanges(row)), 0),
    answers: answered.length,
  };
}
