import path from 'node:path';
import { collectFaults } from '../error/collect-faults.ts';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import type { Suite } from '../suite/suite.ts';
import { listEntries } from './list-entries.ts';
import { readSuite } from './read-suite.ts';

/** Suites by name; null where one is refused, so that its runs are still known to belong to a suite. */
export type SuitesByName = Map<string, Suite | null>;

/**
 * The folders of a fixtures folder that hold a suite: those with a `questions.json`.
 * @throws ReportError `NotFound` where there is no such folder
 */
export async function listSuiteFolders(fixtures: string): Promise<string[]> {
  const entries = await listEntries(fixtures);
  if (entries === null) {
    throw new ReportError('NotFound', [{ file: fixtures, message: 'no such folder of suites' }]);
  }
  const folders = entries.map(({ name }) => path.join(fixtures, name));
  const holdsKey = await Promise.all(folders.map(isSuiteFolder));
  return folders.filter((_folder, at) => holdsKey[at]);
}

export async function isSuiteFolder(folder: string): Promise<boolean> {
  const inside = await listEntries(folder);
  return inside?.some(({ name }) => name === 'questions.json') ?? false;
}

/** Reads suites one after the other, in the order of their folders. */
export async function readSuites(
  folders: readonly string[],
  faults: Fault[],
): Promise<SuitesByName> {
  const suites: SuitesByName = new Map();
  for (const folder of folders) {
    const name = path.basename(path.resolve(folder));
    if (suites.has(name)) {
      const message = `another suite is called ${name} too; rename one of the folders`;
      faults.push({ file: folder, message });
    }
    suites.set(name, await collectFaults(faults, () => readSuite(folder)));
  }
  return suites;
}
