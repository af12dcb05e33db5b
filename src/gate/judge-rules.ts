import type { RunReport } from '../score/report.ts';
import { gateMeasures } from './gate-measures.ts';
import { judgeFigure } from './judge-figure.ts';
import { judgeAgainstPrevious } from './judge-against-previous.ts';
import { judgePassK } from './judge-pass-k.ts';
import type { Rule } from './rule.ts';
import type { GateVerdict, Judgement } from './verdict.ts';

/** What rules are judged on. */
export type GateSubject = {
  readonly run: RunReport;
  /** The run that `previous` names; null where there is none yet. */
  readonly previous: RunReport | null;
  /** The different trials of the run's series, the run among them. */
  readonly trials: readonly RunReport[];
  /** Whether the run saw other documents than the suite has now: such a run stays out of gates. */
  readonly isStale: boolean;
};

/** Judges every rule, in their order. */
export function judgeRules(rules: readonly Rule[], subject: GateSubject): GateVerdict[] {
  return rules.map((rule) => ({ rule: rule.text, ...judge(rule, subject) }));
}

/** Whether any rule blocks. */
export function isBlocked(verdicts: readonly GateVerdict[]): boolean {
  return verdicts.some(({ outcome }) => outcome === 'fail');
}

function judge(rule: Rule, { run, previous, trials, isStale }: GateSubject): Judgement {
  if (isStale) {
    const why = 'the run saw other documents than the suite has now; it stays out of gates';
    return { outcome: 'set-aside', figure: '—', why, questions: [] };
  }
  if (rule.kind === 'passK') return judgePassK(rule, trials);
  const measure = gateMeasures[rule.measure];
  return rule.target.kind === 'previous'
    ? judgeAgainstPrevious({ ...rule, target: rule.target }, measure, { run, previous })
    : judgeFigure({ ...rule, target: rule.target }, measure, run);
}
