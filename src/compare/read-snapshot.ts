import { describeIssues } from '../error/describe-issues.ts';
import { placeFaults } from '../error/place-faults.ts';
import { ReportError } from '../error/report-error.ts';
import { parseJsonSource } from '../text/json-source.ts';
import { snapshotSchema } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Reads a snapshot of verdicts.
 * @throws ReportError `ContentRefused` with every fault of the file
 */
export function readSnapshot(text: string, file: string): Snapshot {
  const { value, lineOf } = parseJsonSource(text, file, 'ContentRefused');
  const parsed = snapshotSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = describeIssues(parsed.error).map(({ path, message }) => ({
    path,
    message: `${message}; write it again with \`groundline snapshot\``,
  }));
  throw new ReportError('ContentRefused', placeFaults(faults, { file, lineOf }));
}
