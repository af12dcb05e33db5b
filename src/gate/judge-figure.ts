import { formatMean, formatShareAndPercent, nothingCounted } from '../score/format-rate.ts';
import type { Share, RunReport } from '../score/report.ts';
import { holdsFor, orderMean, orderShare } from './compare-numbers.ts';
import type { GateMeasure } from './gate-measures.ts';
import type { Operator, Target } from './rule.ts';
import type { Judgement } from './verdict.ts';

type FigureRule = {
  readonly operator: Operator;
  readonly target: Exclude<Target, { kind: 'previous' }>;
};

/** Holds one figure of a run against a number. */
export function judgeFigure(rule: FigureRule, measure: GateMeasure, run: RunReport): Judgement {
  if (measure.kind === 'share') return judgeShare(rule, measure, run);
  if (measure.kind === 'count') return judgeCount(rule, measure.select(run));
  const mean = measure.select(run.measures);
  if (mean.value === null) return refuse('no question has its evidence cited');
  const passes = holdsFor(rule.operator, orderMean(mean.value, rule.target));
  const questions = run.questions
    .filter((row) => {
      const value = measure.valueOf(row);
      return value !== null && !holdsFor(rule.operator, orderMean(value, rule.target));
    })
    .map(({ id }) => id);
  const figure = `${formatMean(mean)} (n = ${mean.n})`;
  return conclude(passes, figure, questions);
}

function judgeShare(
  { operator, target }: FigureRule,
  measure: Extract<GateMeasure, { kind: 'share' }>,
  run: RunReport,
): Judgement {
  const { value, of }: Share = measure.select(run.measures);
  if (value === null) {
    return measure.empty === 'not-given'
      ? refuse('nothing is cited')
      : {
          outcome: 'not-counted',
          figure: nothingCounted,
          why: 'the suite has nothing of the kind to count',
          questions: [],
        };
  }
  const order = orderShare(value, of, target);
  const passes = holdsFor(operator, order);
  const counted = run.questions.filter((row) => measure.counts(row));
  const wanted = order >= 0;
  const questions = counted.filter((row) => measure.holds(row) === wanted).map(({ id }) => id);
  return conclude(passes, formatShareAndPercent({ value, of }), questions);
}

function judgeCount({ operator, target }: FigureRule, value: number | null): Judgement {
  if (value === null) return refuse('the run does not report it');
  return conclude(holdsFor(operator, orderShare(value, 1, target)), String(value), []);
}

/** A figure that the run had to give and did not: the rule cannot be seen to hold. */
function refuse(why: string): Judgement {
  return { outcome: 'fail', figure: nothingCounted, why, questions: [] };
}

function conclude(passes: boolean, figure: string, questions: readonly string[]): Judgement {
  return passes
    ? { outcome: 'pass', figure, why: '', questions: [] }
    : { outcome: 'fail', figure, why: '', questions };
}
