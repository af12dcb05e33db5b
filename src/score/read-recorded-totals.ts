import { z } from 'zod';
import { describeIssues } from '../error/describe-issues.ts';
import type { FieldFault } from '../error/describe-issues.ts';
import { placeFaults } from '../error/place-faults.ts';
import { ReportError } from '../error/report-error.ts';
import { parseJsonSource } from '../text/json-source.ts';
import { listTwinKeys } from '../text/list-twin-keys.ts';
import { recordedSchema } from './recorded-schema.ts';
import type { RecordedTotals } from './recorded-schema.ts';

/**
 * Reads a file of recorded totals.
 * @throws ReportError `ContentRefused` with every fault of the file
 */
export function readRecordedTotals(text: string, file: string): RecordedTotals {
  const source = parseJsonSource(text, file, 'ContentRefused');
  const { value, lineOf } = source;
  const parsed = recordedSchema.safeParse(value);
  const faults = [
    ...listTwinKeys(source),
    ...(parsed.success ? [] : describeIssues(parsed.error)),
    ...listTwins(value),
  ];
  if (parsed.success && faults.length === 0) return parsed.data;
  throw new ReportError('ContentRefused', placeFaults(faults, { file, lineOf, whole: 'the file' }));
}

const named = z.object({ rows: z.array(z.unknown()) }).catch({ rows: [] });
const withId = z.object({ id: z.string() });

function listTwins(value: unknown): FieldFault[] {
  const seen = new Set<string>();
  return named.parse(value).rows.flatMap((row, at) => {
    const id = withId.safeParse(row).data?.id;
    if (id === undefined) return [];
    const isTwin = seen.has(id);
    seen.add(id);
    const message = `another row is called ${id} too; rename one`;
    return isTwin ? [{ path: ['rows', at, 'id'], message }] : [];
  });
}
