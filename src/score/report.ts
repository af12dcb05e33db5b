/** k of n; null of 0 where nothing can be counted. */
export type Share = { readonly value: number | null; readonly of: number };
/** A mean over n questions; null where n is 0. */
export type Mean = { readonly value: number | null; readonly n: number };

export type CitationFault =
  'unreadable' | 'no-such-document' | 'outside-document' | 'reversed' | 'other-commit';

export type CitationReport = {
  /** As the agent wrote it; an object is written `path:start-end@commit`. */
  readonly text: string;
  readonly path: string | null;
  /** Null where the citation names a document without lines, or cannot be read. */
  readonly start: number | null;
  readonly end: number | null;
  readonly commit: string | null;
  readonly valid: boolean;
  readonly reason: CitationFault | null;
  /** Whether it holds a line of the question's best evidence set. */
  readonly overlaps: boolean;
};

export type QuestionReport = {
  readonly id: string;
  readonly kind: string;
  readonly answered: boolean;
  readonly answer: string | null;
  readonly right: boolean;
  /** For each group of the key, its first value that the answer holds. */
  readonly groups: readonly (string | null)[];
  readonly refusal: boolean;
  readonly hedged: boolean;
  readonly canary: boolean;
  readonly grounded: boolean;
  readonly evidenceCited: boolean;
  readonly evidenceCovered: { readonly value: number; readonly of: number } | null;
  readonly precision: number | null;
  readonly precisionAll: number | null;
  readonly documentOnly: boolean;
  readonly citations: readonly CitationReport[];
  readonly repeatedCitations: number;
};

export type Measures = {
  readonly right: Share;
  readonly grounded: Share;
  readonly evidenceCited: Share;
  readonly citationPrecision: Mean;
  readonly citationPrecisionAll: Mean;
  readonly documentOnly: Share;
  readonly refused: Share;
  readonly overRefused: Share;
  readonly hedged: Share;
  readonly unanswered: Share;
  readonly validCitations: Share;
  readonly plantedInstruction: Share;
  readonly toolCalls: number | null;
  readonly tokens: number | null;
};

export type RunReport = {
  readonly id: string;
  readonly label: string | null;
  readonly mode: string | null;
  readonly model: string | null;
  readonly client: string | null;
  readonly system: string | null;
  readonly commit: string | null;
  readonly builder: string | null;
  readonly date: string | null;
  readonly series: string | null;
  readonly measures: Measures;
  readonly brokenLines: readonly number[];
  readonly unknownIds: readonly string[];
  readonly superseded: readonly string[];
  readonly questions: readonly QuestionReport[];
};

export type Report = {
  readonly suite: string;
  readonly keyHash: string;
  readonly docsHash: string;
  readonly scorer: number;
  readonly runs: readonly RunReport[];
};

/** Raised when the same answers would be scored otherwise. */
export const scorerVersion = 1;
