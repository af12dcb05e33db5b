/** What a rule came to. */
export type GateVerdict = {
  readonly rule: string;
  /**
   * `no-baseline`: nothing to hold against yet · `not-counted`: the suite asks no such thing ·
   * `set-aside`: the run saw other documents. These three do not block, and are said.
   */
  readonly outcome: 'pass' | 'fail' | 'no-baseline' | 'not-counted' | 'set-aside';
  /** The figure that was judged, such as `26/28`. */
  readonly figure: string;
  /** Why, in a sentence without the figure; empty where the figure says it. */
  readonly why: string;
  /** Ids of the questions that keep a rule from passing, in the key's order. */
  readonly questions: readonly string[];
};

/** A verdict without the rule's text. */
export type Judgement = Omit<GateVerdict, 'rule'>;

/** What a reader is told of a rule. */
export const outcomeWords: Readonly<Record<GateVerdict['outcome'], string>> = {
  pass: 'passes',
  fail: 'fails',
  'no-baseline': 'passes, no baseline yet',
  'not-counted': 'passes, nothing to count',
  'set-aside': 'is set aside',
};
