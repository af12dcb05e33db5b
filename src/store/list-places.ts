import path from 'node:path';
import type { Fault } from '../error/report-error.ts';
import { splitEnding } from '../run/run-name.ts';
import { listEntries } from './list-entries.ts';

/** A file that is named after a run, in a folder that is named after its suite. */
export type RunPlace = { readonly suite: string; readonly id: string; readonly file: string };

/**
 * The files of a folder that holds a folder for each suite, in the order of their names.
 * @param findFault why a file's name does not belong there, or null
 * @param faults is given whatever else lies there
 */
export async function listPlaces(
  folder: string,
  suites: ReadonlySet<string>,
  findFault: (name: string) => string | null,
  faults: Fault[],
): Promise<RunPlace[]> {
  const places: RunPlace[] = [];
  for (const { name: suite, kind } of (await listEntries(folder)) ?? []) {
    const inside = path.join(folder, suite);
    if (kind !== 'folder' || !suites.has(suite)) {
      const what = kind === 'folder' ? `no suite is called ${suite}` : 'not a folder';
      faults.push({ file: inside, message: `${what}; here lie only folders named after suites` });
      continue;
    }
    for (const { name, kind: kindInside } of (await listEntries(inside)) ?? []) {
      const file = path.join(inside, name);
      const message = kindInside === 'file' ? findFault(name) : 'not a regular file; move it away';
      if (message === null) places.push({ suite, id: splitEnding(name).id, file });
      else faults.push({ file, message });
    }
  }
  return places;
}
