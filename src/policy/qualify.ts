import { compareShares } from './compare-shares.ts';
import type { PolicyMeasures, PolicyReport, Share } from './policy-report.ts';
import { sumMeasures } from './sum-measures.ts';

type RateName = 'contextSourceRecall' | 'reviewedUsefulness' | 'repeatedMistakesAvoided';
type CountName = 'scopeLeakage' | 'irrelevantInjection' | 'staleInjection';

/** Rates that must not fall, in the order of reasons. */
export const rateNames: readonly RateName[] = [
  'contextSourceRecall',
  'reviewedUsefulness',
  'repeatedMistakesAvoided',
];
/** Counts that must not rise, in the order of reasons. */
export const countNames: readonly CountName[] = [
  'scopeLeakage',
  'irrelevantInjection',
  'staleInjection',
];

/** One difference between the accepted policy and a candidate. */
export type Change = {
  /** The fixture it is seen in; null in all of them together. */
  readonly fixture: string | null;
} & (
  | { readonly kind: 'not_reported' }
  | {
      readonly kind: 'falls' | 'gains';
      readonly measure: RateName;
      readonly from: Share;
      readonly to: Share;
    }
  | {
      readonly kind: 'rises';
      readonly measure: CountName;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'leaks'; readonly to: number }
);

export type Verdict = {
  readonly verdict: 'refused' | 'no_gain' | 'qualified';
  /** Every reason of a refusal; empty otherwise. */
  readonly reasons: readonly Change[];
  /** Every rate that rose, also where the candidate is refused. */
  readonly gains: readonly Change[];
};

/**
 * Judges a candidate against the accepted policy, in each fixture and in total, on exact fractions.
 * Both must report the same fixtures; 0/0 neither rises nor falls.
 */
export function judgeCandidate(
  accepted: readonly PolicyReport[],
  candidate: readonly PolicyReport[],
): Verdict {
  const before = new Map(accepted.map(({ fixture, measures }) => [fixture, measures]));
  const after = new Map(candidate.map(({ fixture, measures }) => [fixture, measures]));
  const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((fixture) =>
    listChanges(fixture, before.get(fixture), after.get(fixture)),
  );
  const totals = listChanges(
    null,
    sumMeasures([...before.values()]),
    sumMeasures([...after.values()]),
  );
  const all = [...changes, ...totals];
  const reasons = all.filter(({ kind }) => kind !== 'gains');
  const gains = all.filter(({ kind }) => kind === 'gains');
  if (reasons.length > 0) return { verdict: 'refused', reasons, gains };
  return { verdict: gains.length > 0 ? 'qualified' : 'no_gain', reasons, gains };
}

function listChanges(
  fixture: string | null,
  before: PolicyMeasures | undefined,
  after: PolicyMeasures | undefined,
): Change[] {
  if (before === undefined || after === undefined) return [{ fixture, kind: 'not_reported' }];
  return [
    ...rateNames.flatMap((measure): Change[] => {
      const [from, to] = [before[measure], after[measure]];
      const change = compareShares(to, from);
      return change === 0
        ? []
        : [{ fixture, kind: change > 0 ? 'gains' : 'falls', measure, from, to }];
    }),
    ...countNames.flatMap((measure): Change[] => {
      const [from, to] = [before[measure], after[measure]];
      return to > from ? [{ fixture, kind: 'rises', measure, from, to }] : [];
    }),
    ...(after.scopeLeakage > 0
      ? [{ fixture, kind: 'leaks' as const, to: after.scopeLeakage }]
      : []),
  ];
}
