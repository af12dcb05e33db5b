import { describeIssues } from '../error/describe-issues.ts';
import type { FieldFault } from '../error/describe-issues.ts';
import { fillRunFields, runFieldsSchema } from './run-fields-schema.ts';
import type { RunFields } from './run.ts';

/**
 * What a run file says of the run, with every fault of its fields.
 * @param suite the suite that the run is scored on; a run that names another has a fault
 */
export function checkRunFields(
  values: object,
  suite: string,
): { fields: RunFields; faults: FieldFault[] } {
  const parsed = runFieldsSchema.safeParse(values);
  const faults = parsed.success ? [] : describeIssues(parsed.error);
  const own = 'suite' in values ? values.suite : undefined;
  if (typeof own === 'string' && own !== suite) {
    const message = `is ${JSON.stringify(own)}, but the run is scored on ${JSON.stringify(suite)}; name that suite`;
    faults.push({ path: ['suite'], message });
  }
  return { fields: fillRunFields(parsed.success ? parsed.data : {}), faults };
}
