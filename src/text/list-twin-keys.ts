import type { FieldFault } from '../error/describe-issues.ts';
import type { JsonSource } from './json-source.ts';

/** The keys that stand twice in one object, as faults. */
export function listTwinKeys({ duplicateKeys }: JsonSource): FieldFault[] {
  const message = 'duplicate JSON key; keep one of the two';
  return duplicateKeys.map(({ path }) => ({ path, message }));
}
