import type { Fault } from '../error/report-error.ts';
import type { GateVerdict } from './verdict.ts';

/** The rules that fail, as faults of the run: the rule, the figure and the questions. */
export function listGateFaults(file: string, verdicts: readonly GateVerdict[]): Fault[] {
  return verdicts
    .filter(({ outcome }) => outcome === 'fail')
    .map(({ rule, figure, why, questions }) => ({
      file,
      field: rule,
      message: [
        `fails with ${figure}`,
        ...(why === '' ? [] : [why]),
        ...(questions.length === 0 ? [] : [`questions ${questions.join(', ')}`]),
      ].join('; '),
    }));
}
