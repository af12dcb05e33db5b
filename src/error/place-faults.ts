import { formatFieldPath } from './describe-issues.ts';
import type { FieldFault } from './describe-issues.ts';
import type { Fault } from './report-error.ts';

type Source = {
  /** The file as the user named it. */
  readonly file: string;
  readonly lineOf: (path: FieldFault['path']) => number | undefined;
  /** What a fault without a field is of, such as `the file`. */
  readonly whole?: string;
};

/** Faults of fields as faults of their file, each at its line. */
export function placeFaults(
  faults: readonly FieldFault[],
  { file, lineOf, whole = '' }: Source,
): Fault[] {
  return faults.map(({ path, message }) => ({
    file,
    line: lineOf(path),
    field: formatFieldPath(path) || whole,
    message,
  }));
}
