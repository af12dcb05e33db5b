import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';

/** More faults of one kind tell a reader nothing new. */
const shown = 20;

/** The error of a log that cannot be imported, its first faults and how many more there are. */
export function refuseImport(
  file: string,
  faults: readonly Omit<Fault, 'file'>[],
  options?: ErrorOptions,
): ReportError {
  const placed = faults.slice(0, shown).map((fault) => ({ file, ...fault }));
  const left = faults.length - placed.length;
  return new ReportError(
    'ImportRefused',
    left > 0 ? [...placed, { file, message: `and ${left} more of this kind` }] : placed,
    options,
  );
}
