import path from 'node:path';
import { Command } from 'commander';
import { generateEvidence } from '../../src/store/evidence/generate-evidence.ts';
import { writeAtomically } from '../../src/store/write-atomically.ts';
import { inputFolders } from '../../src/store/input-folders.ts';

export const evidenceCommand = new Command('evidence')
  .description('Play the three cases of the registry anew and write their records.')
  .option(
    '--out <dir>',
    'where the records go',
    path.join(inputFolders.content, 'policies', 'evidence'),
  )
  .action(writeEvidence);

async function writeEvidence({ out }: { out: string }): Promise<void> {
  for (const { name, text } of await generateEvidence(inputFolders.fixtures)) {
    const file = path.join(out, name);
    const changed = await writeAtomically(file, text);
    process.stdout.write(`${file}: ${changed ? 'written' : 'unchanged'}\n`);
  }
}
