import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from '../../error/report-error.ts';
import { listEntries } from '../list-entries.ts';
import { generateEvidence } from './generate-evidence.ts';

/**
 * Plays the case records again and lists those whose committed bytes differ. Nothing is checked where
 * the folder of content holds no case records at all.
 */
export async function listEvidenceFaults(content: string, fixtures: string): Promise<Fault[]> {
  const folder = path.join(content, 'policies', 'evidence');
  const entries = await listEntries(folder);
  if (entries === null) return [];
  const records = await generateEvidence(fixtures);
  const faults = entries
    .filter(({ name }) => !records.some((record) => record.name === name))
    .map(({ name }) => ({
      file: path.join(folder, name),
      message: 'is no case record; remove it',
    }));
  for (const { name, text } of records) {
    const file = path.join(folder, name);
    const committed = await readFile(file, 'utf8').catch(() => null);
    if (committed === text) continue;
    const message = `${committed === null ? 'missing' : 'is not what the case gives when played again'}; run \`npm run -s groundline -- evidence\``;
    faults.push({ file, message });
  }
  return faults;
}
