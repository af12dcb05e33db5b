/** A citation as the agent wrote it: a text or an object when it is readable, anything else when not. */
export type RawCitation = unknown;

export type Answer = {
  /** Null where the agent left the question open. */
  readonly answer: string | null;
  readonly citations: readonly RawCitation[];
};

/** What the run saw of the lines that it cites. */
export type Seen = {
  readonly docsHash: string;
  readonly keyHash: string;
  /** Path → line number → the first 16 hex digits of the SHA-256 of the line. */
  readonly lines: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** What a run says of itself; null where it says nothing. */
export type RunFields = {
  readonly label: string | null;
  readonly mode: string | null;
  readonly model: string | null;
  readonly client: string | null;
  /** What was under test, such as a version. */
  readonly system: string | null;
  /** Of the documents, 7 to 40 hex digits. */
  readonly commit: string | null;
  readonly builder: string | null;
  readonly date: string | null;
  readonly series: string | null;
  readonly keyRevision: number | null;
  readonly seen: Seen | null;
  readonly toolCalls: number | null;
  readonly tokens: number | null;
};

export type Run = RunFields & {
  /** The file's name without its last ending. */
  readonly id: string;
  /** By question id, the answer that counts. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** Lines, from 1, that start like an answer and cannot be read as one. */
  readonly brokenLines: readonly number[];
  /** Ids that an earlier, different answer was given to. */
  readonly superseded: ReadonlySet<string>;
};
