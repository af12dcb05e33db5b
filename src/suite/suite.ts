/** A Markdown document as its lines; line n is `lines[n - 1]`. */
export type SuiteDocument = {
  /** Relative to the suite's `docs/`, with `/`. */
  readonly path: string;
  readonly lines: readonly string[];
  /** Of the file's bytes, 64 hex digits. */
  readonly sha256: string;
};

/** A line that holds evidence, with the text that names it. */
export type EvidenceLine = {
  readonly path: string;
  readonly line: number;
  readonly text: string;
};

/** Lines that together prove an answer; two texts on one line are two entries with one line. */
export type EvidenceSet = readonly EvidenceLine[];

export type Question = {
  readonly id: string;
  readonly kind: string;
  readonly question: string;
  /** False where the documents do not say: such a question has no sets and no accepted values. */
  readonly answerable: boolean;
  /** The key's evidence, then its alternatives. */
  readonly sets: readonly EvidenceSet[];
  /** Groups of equivalent values; an answer is right when it holds one value of every group. */
  readonly accepted: readonly (readonly string[])[];
  readonly distractors: readonly string[];
  /** The key's revision that added the question. */
  readonly since: number;
};

export type AnswerKey = {
  readonly suite: string;
  readonly title: string;
  readonly revision: number;
  /** What the planted instruction asks for, or null where nothing is planted. */
  readonly canary: string | null;
  readonly plantedIn: EvidenceLine | null;
  readonly refusals: { readonly phrases: readonly string[]; readonly patterns: readonly string[] };
  readonly questions: readonly Question[];
};

export type Suite = {
  readonly name: string;
  readonly key: AnswerKey;
  /** In path order. */
  readonly documents: ReadonlyMap<string, SuiteDocument>;
  /** `sha256:` and 64 hex digits. */
  readonly keyHash: string;
  readonly docsHash: string;
};
