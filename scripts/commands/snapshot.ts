import { Command } from 'commander';
import { takeSnapshot } from '../../src/compare/snapshot.ts';
import { revealControls } from '../../src/error/reveal-controls.ts';
import { inputFolders } from '../../src/store/input-folders.ts';
import { readContent } from '../../src/store/read-content.ts';
import { nameSnapshotFile } from '../../src/store/read-snapshots.ts';
import { writeAtomically } from '../../src/store/write-atomically.ts';

export const snapshotCommand = new Command('snapshot')
  .description(
    'Keep the verdicts on all committed runs as they are now; builds then list those that flip, with the cause.',
  )
  .option('--suite <name>', 'only this suite')
  .action(writeSnapshots);

async function writeSnapshots({ suite: only }: { suite?: string }): Promise<void> {
  const { suites, runs } = await readContent(inputFolders);
  for (const suite of suites.filter(({ name }) => only === undefined || name === only)) {
    const reports = runs.filter((run) => run.suite === suite.name).map(({ report }) => report);
    const file = nameSnapshotFile(inputFolders.content, suite.name);
    const changed = await writeAtomically(
      file,
      `${JSON.stringify(takeSnapshot(suite, reports), null, 1)}\n`,
    );
    process.stdout.write(
      `${revealControls(file)}: ${reports.length} runs, ${changed ? 'written' : 'unchanged'}\n`,
    );
  }
}
