import { collectFaults } from '../error/collect-faults.ts';
import type { Fault } from '../error/report-error.ts';
import { listSubjectNames } from '../run/list-subject-names.ts';
import type { Run } from '../run/run.ts';
import { readNotes } from './read-notes.ts';
import { readRecorded } from './read-recorded.ts';

/**
 * Adds every fault of the recorded totals and the notes of a content folder.
 * @param runs its committed runs; null where some were refused, so that notes may name them
 * @returns how many rows and notes were read
 */
export async function checkNotes(
  content: string,
  runs: readonly Pick<Run, 'id' | 'series'>[] | null,
  faults: Fault[],
): Promise<{ rows: number; notes: number }> {
  const recorded = await collectFaults(faults, () => readRecorded(content));
  const rows = recorded?.flatMap((file) => file.rows) ?? [];
  const known = runs === null || recorded === null ? null : listSubjectNames(runs, rows);
  const notes = await collectFaults(faults, () => readNotes(content, known));
  return { rows: rows.length, notes: notes?.length ?? 0 };
}
