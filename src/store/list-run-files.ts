import path from 'node:path';
import type { Fault } from '../error/report-error.ts';
import { findNameFault, runId, splitEnding } from '../run/run-name.ts';
import { listPlaces } from './list-places.ts';
import type { RunPlace } from './list-places.ts';

/**
 * The files of committed runs and of their logs, in the order of their names.
 * @param suites names of the suites that there are
 * @param faults is given every file that is neither
 */
export async function listRunFiles(
  content: string,
  suites: ReadonlySet<string>,
  faults: Fault[],
): Promise<{ runs: RunPlace[]; logs: RunPlace[] }> {
  const runs = await listPlaces(path.join(content, 'runs'), suites, findNameFault, faults);
  const logs = await listPlaces(path.join(content, 'logs'), suites, findLogNameFault, faults);
  const seen = new Map<string, RunPlace>();
  for (const run of runs) {
    const before = seen.get(run.id);
    if (before === undefined) seen.set(run.id, run);
    else {
      const message = `${before.file} is called ${run.id} too; run ids are unique, also across suites`;
      faults.push({ file: run.file, message });
    }
  }
  for (const { suite, id, file } of logs) {
    if (!runs.some((run) => run.suite === suite && run.id === id))
      faults.push({
        file,
        message: `there is no run ${id} of ${suite}; name the log after its run`,
      });
  }
  return { runs, logs };
}

function findLogNameFault(name: string): string | null {
  const { id, ending } = splitEnding(name);
  return ending === '.jsonl' && runId.test(id)
    ? null
    : 'not a tool-call log; name it <run-id>.jsonl, or move it away';
}
