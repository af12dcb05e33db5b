import { describeIssues } from '../error/describe-issues.ts';
import type { FieldFault } from '../error/describe-issues.ts';
import { placeFaults } from '../error/place-faults.ts';
import { ReportError } from '../error/report-error.ts';
import { parseJsonSource } from '../text/json-source.ts';
import { listTwinKeys } from '../text/list-twin-keys.ts';
import { archivedRunSchema } from './archived-run-schema.ts';
import type { ArchivedRun } from './archived-run-schema.ts';

type Place = { readonly file: string; readonly id: string; readonly suite: string };

/**
 * Reads what is kept of an archived run.
 * @param place its file, with the run and the suite that the file's place names
 * @throws ReportError `ContentRefused` with every fault of the file
 */
export function readArchivedRun(text: string, { file, id, suite }: Place): ArchivedRun {
  const source = parseJsonSource(text, file, 'ContentRefused');
  const parsed = archivedRunSchema.safeParse(source.value);
  const faults = [
    ...listTwinKeys(source),
    ...(parsed.success
      ? [
          ...listMismatches(['run', 'id'], parsed.data.run.id, id),
          ...listMismatches(['suite'], parsed.data.suite, suite),
          ...listTwins(parsed.data),
        ]
      : describeIssues(parsed.error)),
  ];
  if (parsed.success && faults.length === 0) return parsed.data;
  const told = faults.map(({ path, message }) => ({
    path,
    message: `${message}; take the file back from the history`,
  }));
  const { lineOf } = source;
  throw new ReportError('ContentRefused', placeFaults(told, { file, lineOf, whole: 'the file' }));
}

function listMismatches(path: string[], said: string, placed: string): FieldFault[] {
  if (said === placed) return [];
  const message = `is ${JSON.stringify(said)}, but the file's place says ${JSON.stringify(placed)}`;
  return [{ path, message }];
}

function listTwins({ questions }: ArchivedRun): FieldFault[] {
  const seen = new Set<string>();
  return questions.flatMap(({ id }, at) => {
    if (seen.has(id)) return [{ path: ['questions', at, 'id'], message: 'stands twice' }];
    seen.add(id);
    return [];
  });
}
