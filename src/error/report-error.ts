import { revealControls, revealControlsInLines } from './reveal-controls.ts';

/** One thing that is wrong with an input: where it stands, what it is, and what to do about it. */
export type Fault = {
  /** The file as the user named it. */
  readonly file: string;
  /** Counted from 1; absent where the fault is the file's as a whole. */
  readonly line?: number | undefined;
  /** The field or entry, such as `answers[3].citations`. */
  readonly field?: string | undefined;
  /** What is wrong and what to do, in one or two sentences. */
  readonly message: string;
};

/** Permanent names of the errors a user can meet. */
export type ReportErrorName =
  | 'KeyRefused'
  | 'DocumentsRefused'
  | 'RunRefused'
  | 'CorpusRefused'
  | 'ReportRefused'
  | 'RegistryRefused'
  | 'LogRefused'
  | 'ContentRefused'
  | 'ConfigRefused'
  | 'GateFailed'
  | 'ImportRefused'
  | 'NotFound'
  | 'NotWritten'
  | 'WrongUsage';

/** The only error that Groundline throws on purpose: every fault of the input in one message. */
export class ReportError extends Error {
  override readonly name: ReportErrorName;
  readonly faults: readonly Fault[];

  constructor(name: ReportErrorName, faults: readonly Fault[], options?: ErrorOptions) {
    super(faults.map(formatFault).join('\n'), options);
    this.name = name;
    this.faults = faults;
  }
}

/**
 * `file:line: field: message`, the place first so that editors and terminals can jump to it. What names
 * and messages quote may come from anyone, so nothing of it reaches a terminal as an order.
 */
function formatFault({ file, line, field, message }: Fault): string {
  const name = revealControls(file);
  const place = line === undefined ? name : `${name}:${line}`;
  const said = revealControlsInLines(message);
  return field === undefined ? `${place}: ${said}` : `${place}: ${revealControls(field)}: ${said}`;
}
