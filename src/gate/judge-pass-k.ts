import { formatMean, nothingCounted } from '../score/format-rate.ts';
import type { RunReport } from '../score/report.ts';
import { isAnswerable } from '../score/verdict.ts';
import { computePassToTheK } from '../stats/pass-to-the-k.ts';
import type { Trials } from '../stats/pass-to-the-k.ts';
import { holdsFor, orderMean } from './compare-numbers.ts';
import type { Rule } from './rule.ts';
import type { Judgement } from './verdict.ts';

/**
 * Holds pass^k of a series against a number: the chance that k of its trials, drawn without
 * replacement, all have a question right, as a mean over the questions asked in at least k of them.
 */
export function judgePassK(
  { k, measure, operator, target }: Extract<Rule, { kind: 'passK' }>,
  trials: readonly RunReport[],
): Judgement {
  if (trials.length < k) {
    const why = `the series has ${trials.length} of the ${k} different trials that it takes`;
    return { outcome: 'no-baseline', figure: nothingCounted, why, questions: [] };
  }
  const asked = countTrials(trials, measure).filter(({ of }) => of >= k);
  const value = computePassToTheK(asked, k);
  if (value === null || target.kind === 'previous') {
    const why = `no question was asked in ${k} trials`;
    return { outcome: 'no-baseline', figure: nothingCounted, why, questions: [] };
  }
  const figure = `${formatMean({ value })} (${trials.length} trials, ${asked.length} questions)`;
  return holdsFor(operator, orderMean(value, target))
    ? { outcome: 'pass', figure, why: '', questions: [] }
    : {
        outcome: 'fail',
        figure,
        why: '',
        questions: asked.filter(({ right, of }) => right < of).map(({ id }) => id),
      };
}

function countTrials(
  trials: readonly RunReport[],
  measure: 'right' | 'grounded',
): (Trials & { readonly id: string })[] {
  const rows = trials
    .flatMap(({ questions }) => questions)
    .filter((row) => measure === 'right' || isAnswerable(row));
  return Array.from(
    Map.groupBy(rows, ({ id }) => id),
    ([id, group]) => ({
      id,
      right: group.filter((row) => row[measure]).length,
      of: group.length,
    }),
  );
}
