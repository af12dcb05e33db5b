import type { Question, Suite } from '../../suite/suite.ts';

/** What can be weak about a question, in the order of telling. */
export const weaknesses = [
  'value-in-question',
  'values-on-many-lines',
  'evidence-repeated',
  'probe-right',
] as const;
export type Weakness = (typeof weaknesses)[number];

/** A reason to doubt that a right answer to a question was read in its evidence. */
export type Finding = {
  readonly question: string;
  readonly weakness: Weakness;
  /** The value, the evidence's place or the probe that it is about. */
  readonly about: string;
  /** What is weak and what to do. */
  readonly message: string;
};

/** Looks for one weakness; called once a suite, then once a question. */
export type Auditor = (suite: Suite) => (question: Question) => Omit<Finding, 'question'>[];
