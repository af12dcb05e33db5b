import type { GivenFields } from '../run/fill-fields.ts';
import type { ImportedRun } from './importer.ts';

const order = [
  'label',
  'mode',
  'model',
  'client',
  'system',
  'commit',
  'builder',
  'date',
  'series',
  'toolCalls',
  'tokens',
] as const;

/** The text of a JSON run file; of a field that the log and the command line give, the latter's. */
export function writeRunFile(
  { fields, answers }: ImportedRun,
  given: GivenFields,
  {
    suite,
    keyRevision,
    schema = null,
  }: {
    readonly suite: string;
    readonly keyRevision: number;
    /** What `$schema` says. */
    readonly schema?: string | null;
  },
): string {
  const known: GivenFields = { ...fields, ...given };
  const ordered = Object.fromEntries(order.map((field) => [field, known[field]]));
  const $schema = schema ?? undefined;
  return `${JSON.stringify({ $schema, suite, keyRevision, ...ordered, answers }, null, 2)}\n`;
}
