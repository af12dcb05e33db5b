import path from 'node:path';
import { collectFaults } from '../error/collect-faults.ts';
import type { Fault } from '../error/report-error.ts';
import { runId, splitEnding } from '../run/run-name.ts';
import type { ArchivedRun } from '../score/archived-run-schema.ts';
import { readArchivedRun } from '../score/read-archived-run.ts';
import { listPlaces } from './list-places.ts';
import type { RunPlace } from './list-places.ts';
import { readTextFile } from './read-text-file.ts';

/** Where the archived runs of a content folder lie, in a folder for each suite. */
export function nameArchiveFile(content: string, suite: string, id: string): string {
  return path.join(content, 'archive', suite, `${id}.json`);
}

/**
 * Reads what is kept of archived runs, in the order of their files.
 * @param suites names of the suites that there are
 * @param faults is given every fault of every file
 */
export async function readArchive(
  content: string,
  suites: ReadonlySet<string>,
  faults: Fault[],
): Promise<ArchivedRun[]> {
  const archived: ArchivedRun[] = [];
  const files = new Map<string, string>();
  for (const place of await listPlaces(path.join(content, 'archive'), suites, findFault, faults)) {
    const other = files.get(place.id);
    if (other !== undefined)
      faults.push({ file: place.file, message: `${other} is called ${place.id} too; remove one` });
    files.set(place.id, place.file);
    const read = await collectFaults(faults, () => readPlace(place));
    if (read !== null) archived.push(read);
  }
  return archived;
}

/** Runs that are archived and lie among the runs, too: an id is one address. */
export function listTwiceKept(
  archived: readonly ArchivedRun[],
  runs: readonly { readonly file: string; readonly report: { readonly id: string } }[],
): Fault[] {
  const ids = new Set(archived.map(({ run }) => run.id));
  return runs.flatMap(({ file, report: { id } }) => {
    if (!ids.has(id)) return [];
    const message = `a run called ${id} is archived already; \`groundline archive ${id}\` ends what was interrupted where it is the same run, another run takes another id`;
    return [{ file, message }];
  });
}

async function readPlace(place: RunPlace): Promise<ArchivedRun> {
  return readArchivedRun(await readTextFile(place.file, 'ContentRefused'), place);
}

function findFault(name: string): string | null {
  const { id, ending } = splitEnding(name);
  return ending === '.json' && runId.test(id)
    ? null
    : 'no archived run; `groundline archive` writes <run-id>.json here; move it away';
}
