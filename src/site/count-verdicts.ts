import type { QuestionReport } from '../score/report.ts';
import { judgeVerdict, verdicts } from '../score/verdict.ts';
import type { Verdict } from '../score/verdict.ts';

/** How often each verdict was given, in the order of legends; those never given are left out. */
export function countVerdicts(
  questions: readonly QuestionReport[],
): { readonly verdict: Verdict; readonly count: number }[] {
  const given = questions.map((row) => judgeVerdict(row).id);
  return Object.values(verdicts)
    .map((verdict) => ({ verdict, count: given.filter((id) => id === verdict.id).length }))
    .filter(({ count }) => count > 0);
}
