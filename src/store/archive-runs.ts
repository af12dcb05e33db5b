import { rm } from 'node:fs/promises';
import { refuseToWrite } from './refuse-to-write.ts';
import type { ArchiveStep } from './plan-archive.ts';
import { writeAtomically } from './write-atomically.ts';

/**
 * Archives runs one after the other: each record is on the disk before its run file goes, so that
 * stopping anywhere loses nothing, and the same call goes on from there.
 * @param tell is given each step that is done
 * @throws ReportError `NotWritten` where a record cannot be written or a file cannot be removed
 */
export async function archiveRuns(
  steps: readonly ArchiveStep[],
  tell: (step: ArchiveStep) => void,
): Promise<void> {
  for (const step of steps) {
    await writeAtomically(step.target, `${JSON.stringify(step.record, null, 1)}\n`);
    // the log first: a log without its run would be a fault
    for (const file of step.files) {
      await rm(file).catch((cause: unknown) => {
        throw refuseToWrite(file, cause);
      });
    }
    tell(step);
  }
}
