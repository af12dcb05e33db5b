import { countShare } from './grade-task.ts';
import type { PolicyMeasures, Share } from './policy-report.ts';

/** The measures of several tasks or fixtures together: numerators and denominators added. */
export function sumMeasures(parts: readonly PolicyMeasures[]): PolicyMeasures {
  const share = (select: (part: PolicyMeasures) => Share): Share =>
    countShare(
      parts.reduce((sum, part) => sum + (select(part).value ?? 0), 0),
      parts.reduce((sum, part) => sum + select(part).of, 0),
    );
  const total = (select: (part: PolicyMeasures) => number): number =>
    parts.reduce((sum, part) => sum + select(part), 0);
  return {
    contextSourceRecall: share((part) => part.contextSourceRecall),
    reviewedUsefulness: share((part) => part.reviewedUsefulness),
    repeatedMistakesAvoided: share((part) => part.repeatedMistakesAvoided),
    scopeLeakage: total((part) => part.scopeLeakage),
    irrelevantInjection: total((part) => part.irrelevantInjection),
    staleInjection: total((part) => part.staleInjection),
    arcs: total((part) => part.arcs),
    tokens: total((part) => part.tokens),
  };
}
