import path from 'node:path';
import { collectFaults } from '../error/collect-faults.ts';
import type { Fault } from '../error/report-error.ts';
import { listEvidenceFaults } from './evidence/list-evidence-faults.ts';
import { listEntries } from './list-entries.ts';
import { readPolicies } from './read-policies.ts';

/**
 * Adds every fault of the policy reports, registry records and case records of a content folder.
 * @param fixtures the folders of fixtures that may hold the corpora
 * @returns how many corpora with reports were graded again, and whether case records were
 */
export async function checkPolicies(
  content: string,
  fixtures: readonly string[],
  faults: Fault[],
): Promise<{ corpora: number; evidence: boolean }> {
  const holders = [];
  for (const folder of fixtures) {
    if ((await listEntries(path.join(folder, 'brain-context'))) !== null) holders.push(folder);
  }
  const [home = fixtures[0]] = holders;
  if (home === undefined) return { corpora: 0, evidence: false };
  const corpora = await collectFaults(faults, () => readPolicies(content, home));
  const records = path.join(content, 'policies', 'evidence');
  const evidence = (await listEntries(records)) !== null;
  if (evidence) faults.push(...(await listEvidenceFaults(content, home)));
  return { corpora: corpora?.length ?? 0, evidence };
}
