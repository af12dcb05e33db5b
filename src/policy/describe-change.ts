import { formatRate } from './format-rate.ts';
import type { Share } from './policy-report.ts';
import type { Change } from './qualify.ts';

/** Measures in a reader's words. */
export const measureTitles = {
  contextSourceRecall: 'recall',
  reviewedUsefulness: 'usefulness',
  repeatedMistakesAvoided: 'mistakes avoided',
  scopeLeakage: 'leakage',
  irrelevantInjection: 'irrelevant injection',
  staleInjection: 'stale injection',
} as const;

/** A change as a clause, such as `recall falls in alpha: 3/5 (0.6) to 1/5 (0.2)`. */
export function describeChange(change: Change): string {
  const where = change.fixture === null ? 'in total' : `in ${change.fixture}`;
  switch (change.kind) {
    case 'not_reported':
      return `not reported ${where}`;
    case 'rises':
      return `${measureTitles[change.measure]} rises ${where}: ${change.from} to ${change.to}`;
    case 'leaks':
      return `leakage is above zero ${where}: ${change.to}`;
    default: {
      const verb = change.kind === 'gains' ? 'rises' : 'falls';
      return `${measureTitles[change.measure]} ${verb} ${where}: ${formatShare(change.from)} to ${formatShare(change.to)}`;
    }
  }
}

function formatShare(share: Share): string {
  return `${share.value ?? 0}/${share.of} (${formatRate(share)})`;
}
