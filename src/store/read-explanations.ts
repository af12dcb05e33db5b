import path from 'node:path';
import { describeIssues } from '../error/describe-issues.ts';
import { placeFaults } from '../error/place-faults.ts';
import { ReportError } from '../error/report-error.ts';
import { explainedSchema } from '../score/audit/explained-schema.ts';
import type { Explanation } from '../score/audit/explained-schema.ts';
import { parseJsonSource } from '../text/json-source.ts';
import { listEntries } from './list-entries.ts';
import { readTextFile } from './read-text-file.ts';

/** The name of the file beside a key. */
export const explanationsName = 'audit.json';

/**
 * What a suite's `audit.json` explains; nothing where there is none.
 * @throws ReportError `KeyRefused` with every fault of the file
 */
export async function readExplanations(folder: string): Promise<readonly Explanation[]> {
  const entries = (await listEntries(folder)) ?? [];
  if (!entries.some(({ name }) => name === explanationsName)) return [];
  const file = path.join(folder, explanationsName);
  const text = await readTextFile(file, 'KeyRefused');
  const { value, lineOf } = parseJsonSource(text, file, 'KeyRefused');
  const parsed = explainedSchema.safeParse(value);
  if (parsed.success) return parsed.data.explained;
  const faults = describeIssues(parsed.error);
  throw new ReportError('KeyRefused', placeFaults(faults, { file, lineOf }));
}
