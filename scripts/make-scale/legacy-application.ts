import type { Draw } from './create-draw.ts';

/** What a unit is about, in the words its sentences are built from. */
export type Subject = {
  readonly name: string;
  /** Plural, for example `tents`. */
  readonly goods: string;
  /** Singular with its article, for example `a tent`. */
  readonly one: string;
  readonly part: string;
  readonly fault: string;
};

type Sentence = (draw: Draw, subject: Subject) => string;

/** A kind of rule: one card takes a title, a rule and a detail from it. */
export type RuleFamily = {
  readonly titles: readonly string[];
  readonly rules: readonly Sentence[];
  readonly details: readonly Sentence[];
};

export type LegacyApplication = {
  readonly folder: string;
  readonly title: string;
  /** In lower case, for example `rtn`; unit 4 is then `rtn04`. */
  readonly prefix: string;
  readonly seed: number;
  readonly opening: readonly string[];
  readonly codes: {
    readonly heading: string;
    readonly header: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly closing: readonly string[];
  readonly openers: readonly Sentence[];
  readonly notes: readonly Sentence[];
  readonly families: readonly RuleFamily[];
  readonly subjects: readonly Subject[];
};
