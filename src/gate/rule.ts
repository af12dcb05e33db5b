import type { GateMeasureName } from './gate-measures.ts';

/** How a rule compares. */
export const operators = ['>=', '<=', '==', '!=', '>', '<'] as const;
export type Operator = (typeof operators)[number];

/** What a measure is held against; rates are exact fractions. */
export type Target =
  | { readonly kind: 'rate'; readonly value: bigint; readonly of: bigint }
  | { readonly kind: 'count'; readonly value: bigint }
  | { readonly kind: 'all' }
  | { readonly kind: 'previous'; readonly strictly: boolean };

/** A rule over one run, or over the repeats that a run belongs to. */
export type Rule = {
  /** As it was written, with single spaces. */
  readonly text: string;
  readonly operator: Operator;
  readonly target: Target;
} & (
  | { readonly kind: 'measure'; readonly measure: GateMeasureName }
  | { readonly kind: 'passK'; readonly k: number; readonly measure: 'right' | 'grounded' }
);
