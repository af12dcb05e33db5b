import type { GivenAnswer } from '../run/collect-answers.ts';
import type { GivenFields } from '../run/fill-fields.ts';

/** What only the user can say of a log. */
export type ImportOptions = {
  /** Where a log keeps the question's id, such as `vars.id` or a column's name. */
  readonly idFrom?: string | undefined;
  /** Where a log keeps the citations beside a plain answer. */
  readonly citationsFrom?: string | undefined;
  /** What the first line of a document is called where lines are numbers. */
  readonly lineBase?: 0 | 1 | undefined;
  /** Of a log with several, the one to read. */
  readonly provider?: string | undefined;
  /** Of a log with several, the one to read, counted from 0. */
  readonly prompt?: number | undefined;
  /** What stands between the citations of a cell. */
  readonly separator: string;
  /** Columns that say nothing of a run. */
  readonly ignoredColumns: readonly string[];
  /** Passes over answers that cannot be read, which leaves their questions unanswered. */
  readonly dropBroken: boolean;
};

export type ImportContext = {
  /** The file as the user named it, for faults. */
  readonly file: string;
  readonly suite: string;
  /** The ids of the suite's questions. */
  readonly questionIds: ReadonlySet<string>;
  readonly options: ImportOptions;
};

/** One run that a log holds. */
export type ImportedRun = {
  readonly fields: GivenFields;
  /** In the log's order; of several to one question the last counts. */
  readonly answers: readonly GivenAnswer[];
};

/** Reads one format of another tool. */
export type Importer = {
  readonly format: string;
  /** What is read, in a few words. */
  readonly reads: string;
  /** What its numbers mean. */
  readonly units: string;
  /**
   * Reads a log to its end without keeping it.
   * @returns its runs: several where questions were asked repeatedly
   * @throws ReportError `ImportRefused` with what cannot be placed
   */
  readonly read: (
    chunks: AsyncIterable<Uint8Array>,
    context: ImportContext,
  ) => Promise<ImportedRun[]>;
};
