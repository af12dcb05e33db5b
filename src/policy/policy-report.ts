import type { Task } from './corpus-schema.ts';
import type { LeftOut } from './index-fixture.ts';
import type { PolicyName } from './policies.ts';

/** value of of; null of 0 where nothing can be counted. */
export type Share = { readonly value: number | null; readonly of: number };

export type Label = 'leaked' | 'stale' | 'useful' | 'irrelevant';

export type PackedItem = {
  readonly id: string;
  readonly label: Label;
  readonly tokens: number;
  /** The words matched, the edge walked, or the rule that put the item in. */
  readonly because: string;
};

export type PolicyMeasures = {
  readonly contextSourceRecall: Share;
  readonly reviewedUsefulness: Share;
  readonly repeatedMistakesAvoided: Share;
  readonly scopeLeakage: number;
  readonly irrelevantInjection: number;
  readonly staleInjection: number;
  readonly arcs: number;
  readonly tokens: number;
};

export type TaskReport = {
  readonly id: string;
  readonly case: Task['case'];
  readonly packed: readonly PackedItem[];
  readonly leftOut: readonly LeftOut[];
};

/** What one policy packed for the tasks of one fixture. */
export type PolicyReport = {
  readonly fixture: string;
  readonly policy: PolicyName;
  /** SHA-256 of this report's compact JSON without `hash`. */
  readonly hash: string;
  readonly measures: PolicyMeasures;
  readonly tasks: readonly TaskReport[];
};

/** What `evaluate --json` writes. */
export type Evaluation = {
  readonly corpusHash: string;
  readonly revision: number;
  readonly reports: readonly PolicyReport[];
};
