import type { LoggedCall } from '../agent/tool-log.ts';
import type { Run } from '../run/run.ts';
import type { RunReport } from '../score/report.ts';
import type { Suite, SuiteDocument } from '../suite/suite.ts';

/** A suite without its documents, which are entries of their own. */
export type SuiteEntry = Omit<Suite, 'documents'>;

export type DocumentEntry = SuiteDocument & { readonly suite: string };

/** A committed run: what the file says of it, and its score. */
export type RunEntry = {
  readonly suite: string;
  /** The committed file, relative to the content folder. */
  readonly file: string;
  readonly keyRevision: Run['keyRevision'];
  readonly seen: Run['seen'];
  readonly report: RunReport;
};

/** The tool calls of a committed run, in order. */
export type LogEntry = { readonly suite: string; readonly calls: readonly LoggedCall[] };
