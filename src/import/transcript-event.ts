/** What one line of an agent's log says, whatever tool wrote it. */
export type TranscriptEvent =
  /** Text that the agent wrote to its user. */
  | { readonly kind: 'text'; readonly text: string }
  /** A call of a tool; the same one may be logged twice. */
  | { readonly kind: 'call'; readonly id: string | null }
  /** Tokens of one request, all kinds of input and output together; a later count of the same request replaces it. */
  | { readonly kind: 'request'; readonly id: string; readonly tokens: number }
  /** Tokens of the session so far. */
  | { readonly kind: 'session'; readonly tokens: number }
  | { readonly kind: 'model'; readonly model: string }
  | { readonly kind: 'client'; readonly client: string }
  | { readonly kind: 'time'; readonly time: string };

/** One way in which tools write their logs. */
export type TranscriptShape = {
  readonly name: string;
  /** What a line says; null where it is of another shape. */
  readonly readLine: (line: object) => readonly TranscriptEvent[] | null;
};
