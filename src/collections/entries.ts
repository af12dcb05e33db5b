import type { LoggedCall } from '../agent/tool-log.ts';
import type { Run } from '../run/run.ts';
import type { RunReport } from '../score/report.ts';

/** A suite or a run as the content store holds it: that it is there. */
export type BareEntry = Readonly<Record<string, never>>;

/** A committed run: what the file says of it, and its score. */
export type RunEntry = {
  readonly suite: string;
  /** The committed file, relative to the content folder. */
  readonly file: string;
  readonly keyRevision: Run['keyRevision'];
  readonly seen: Run['seen'];
  readonly report: RunReport;
};

/** A page of the docs as it was read. */
export type DocsEntry = {
  /** Relative to the folder of the docs. */
  readonly file: string;
  readonly text: string;
  /** The repository's page; null where it is not configured. */
  readonly repository: string | null;
};

/** The tool calls of a committed run, in order. */
export type LogEntry = { readonly suite: string; readonly calls: readonly LoggedCall[] };
