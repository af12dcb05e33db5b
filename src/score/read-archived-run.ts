import { describeIssues, formatFieldPath } from '../error/describe-issues.ts';
import type { FieldFault } from '../error/describe-issues.ts';
import { ReportError } from '../error/report-error.ts';
import { parseJsonSource } from '../text/json-source.ts';
import { archivedRunSchema } from './archived-run-schema.ts';
import type { ArchivedRun } from './archived-run-schema.ts';

type Place = { readonly file: string; readonly id: string; readonly suite: string };

/**
 * Reads what is kept of an archived run.
 * @param place its file, with the run and the suite that the file's place names
 * @throws ReportError `ContentRefused` with every fault of the file
 */
export function readArchivedRun(text: string, { file, id, suite }: Place): ArchivedRun {
  const { value, lineOf, duplicateKeys } = parseJsonSource(text, file, 'ContentRefused');
  const parsed = archivedRunSchema.safeParse(value);
  const faults: FieldFault[] = [
    ...duplicateKeys.map(({ path }) => ({
      path,
      message: 'duplicate JSON key; keep one of the two',
    })),
    ...(parsed.success
      ? [
          ...listMismatches(['run', 'id'], parsed.data.run.id, id),
          ...listMismatches(['suite'], parsed.data.suite, suite),
          ...listTwins(parsed.data),
        ]
      : describeIssues(parsed.error)),
  ];
  if (parsed.success && faults.length === 0) return parsed.data;
  throw new ReportError(
    'ContentRefused',
    faults.map(({ path, message }) => ({
      file,
      line: lineOf(path),
      field: formatFieldPath(path) || 'the file',
      message: `${message}; take the file back from the history`,
    })),
  );
}

function listMismatches(path: string[], said: string, placed: string): FieldFault[] {
  if (said === placed) return [];
  const message = `is ${JSON.stringify(said)}, but the file's place says ${JSON.stringify(placed)}`;
  return [{ path, message }];
}

function listTwins({ questions }: ArchivedRun): FieldFault[] {
  const ids = questions.map(({ id }) => id);
  return ids.flatMap((id, at) =>
    ids.indexOf(id) === at ? [] : [{ path: ['questions', at, 'id'], message: 'stands twice' }],
  );
}
