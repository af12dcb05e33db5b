import path from 'node:path';
import { readSnapshot } from '../compare/read-snapshot.ts';
import type { Snapshot } from '../compare/snapshot.ts';
import { collectFaults } from '../error/collect-faults.ts';
import { ReportError } from '../error/report-error.ts';
import { listContentFiles } from './list-content-files.ts';
import { readTextFile } from './read-text-file.ts';

/** Where the snapshot of a suite's verdicts lies. */
export function nameSnapshotFile(contentFolder: string, suite: string): string {
  return path.join(contentFolder, 'snapshots', `${suite}.json`);
}

/**
 * Reads the committed snapshots of verdicts, one a suite.
 * @param suites names of the suites there are; a snapshot of another is a fault
 * @throws ReportError `ContentRefused` with every fault of every file
 */
export async function readSnapshots(
  contentFolder: string,
  suites: ReadonlySet<string>,
): Promise<Snapshot[]> {
  const { files, faults } = await listContentFiles(path.join(contentFolder, 'snapshots'), '.json');
  const snapshots: Snapshot[] = [];
  for (const file of files) {
    const snapshot = await collectFaults(faults, async () =>
      readSnapshot(await readTextFile(file, 'ContentRefused'), file),
    );
    if (snapshot === null) continue;
    if (suites.has(snapshot.suite) && path.parse(file).name === snapshot.suite)
      snapshots.push(snapshot);
    else
      faults.push({
        file,
        field: 'suite',
        message: `is ${JSON.stringify(snapshot.suite)}; the file has the name of its suite, and the suite is there`,
      });
  }
  if (faults.length > 0) throw new ReportError('ContentRefused', faults);
  return snapshots;
}
