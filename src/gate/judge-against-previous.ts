import { writeP } from '../compare/write-p.ts';
import { nothingCounted } from '../score/format-rate.ts';
import type { RunReport } from '../score/report.ts';
import { holdsFor } from './compare-numbers.ts';
import { findDifference } from './find-difference.ts';
import type { GateMeasure } from './gate-measures.ts';
import type { Operator } from './rule.ts';
import type { Judgement } from './verdict.ts';

type PreviousRule = {
  readonly operator: Operator;
  readonly target: { readonly strictly: boolean };
};
/** A difference below this chance is taken for one. */
const significance = 0.05;

/**
 * Holds a run against the one before it, on the questions that both were asked: a difference counts
 * where the exact paired test tells it from chance, or, with `strictly`, always.
 */
export function judgeAgainstPrevious(
  { operator, target: { strictly } }: PreviousRule,
  measure: GateMeasure,
  { run, previous }: { readonly run: RunReport; readonly previous: RunReport | null },
): Judgement {
  if (previous === null) return leave('there is no earlier run to hold it against');
  const difference = findDifference(measure, run, previous);
  if (difference === null) return leave(`${previous.id} and this run share nothing that it counts`);
  const { figure, order, p, lower, higher } = difference;
  const believed = strictly || p === null || p < significance ? order : 0;
  const why = p === null ? '' : describeTest(p, strictly, order);
  return holdsFor(operator, believed)
    ? { outcome: 'pass', figure, why, questions: [] }
    : { outcome: 'fail', figure, why, questions: order > 0 ? higher : lower };
}

function leave(why: string): Judgement {
  return { outcome: 'no-baseline', figure: nothingCounted, why, questions: [] };
}

function describeTest(p: number, strictly: boolean, order: number): string {
  const chance = `exact paired test: ${writeP(p)}`;
  if (order === 0) return 'no difference';
  if (strictly) return `judged strictly; ${chance}`;
  return p < significance ? `more than chance, ${chance}` : `no more than chance, ${chance}`;
}
