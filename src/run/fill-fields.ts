import { formatFieldPath } from '../error/describe-issues.ts';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import { checkRunFields } from './check-run-fields.ts';
import type { Run, RunFields } from './run.ts';

/** Fields that a command line can give. */
export type GivenFields = Partial<
  Record<Exclude<keyof RunFields, 'keyRevision' | 'seen'>, string | number>
>;

/**
 * Fills the gaps of a run.
 * @returns the run, and the fields that it got
 * @throws ReportError `WrongUsage` where a value is malformed, `RunRefused` where one contradicts the file
 */
export function fillFields(
  run: Run,
  given: GivenFields,
  { file, suite }: { readonly file: string; readonly suite: string },
): { run: Run; filled: GivenFields } {
  const checked = checkRunFields(given, suite);
  if (checked.faults.length > 0) {
    const faults = checked.faults.map(({ path, message }): Fault => {
      return { file: `--${nameOption(formatFieldPath(path))}`, message };
    });
    throw new ReportError('WrongUsage', faults);
  }
  const own: Readonly<Record<string, unknown>> = run;
  const contradictions = Object.entries(given).flatMap(([field, value]): Fault[] => {
    const before = own[field] ?? null;
    if (before === null || before === value) return [];
    const message = `is ${JSON.stringify(before)}, but --${nameOption(field)} says ${JSON.stringify(value)}; leave the option out or mend the file`;
    return [{ file, field, message }];
  });
  if (contradictions.length > 0) throw new ReportError('RunRefused', contradictions);
  const filled = Object.fromEntries(
    Object.entries(given).filter(([field]) => (own[field] ?? null) === null),
  );
  return { run: { ...run, ...checkRunFields({ ...run, ...filled }, suite).fields }, filled };
}

/** `toolCalls` as `tool-calls`. */
function nameOption(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
