import { Command } from 'commander';
import { ReportError } from '../../src/error/report-error.ts';
import type { Fault } from '../../src/error/report-error.ts';
import { checkers } from '../../src/store/checkers.ts';
import type { CheckContext } from '../../src/store/checkers.ts';
import { inputFolders } from '../../src/store/input-folders.ts';
import { sortCheckFolders } from '../../src/store/sort-check-folders.ts';

export const checkCommand = new Command('check')
  .description('Validate suites, runs, logs, policy reports and case records.')
  .argument(
    '[dir...]',
    'a suite, a content folder, a folder of fixtures, or a folder that holds content and fixtures; by default the content and fixtures of this project',
  )
  .action(checkFolders);

async function checkFolders(named: string[]): Promise<void> {
  const folders = named.length > 0 ? named : [inputFolders.content, inputFolders.fixtures];
  const context: CheckContext = {
    ...(await sortCheckFolders(folders, inputFolders.fixtures)),
    suitesByName: new Map(),
  };
  const faults: Fault[] = [];
  const checked: string[] = [];
  for (const { check } of checkers) checked.push(...(await check(context, faults)));
  if (faults.length > 0) throw new ReportError('ContentRefused', faults);
  process.stdout.write(checked.map((line) => `${line}\n`).join(''));
}
