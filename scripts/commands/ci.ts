import { spawnSync } from 'node:child_process';
import { Command } from 'commander';
import { ReportError } from '../../src/error/report-error.ts';
import { flattenText } from '../../src/text/format-table.ts';
import { commentOnPullRequest } from '../ci/comment-on-pull-request.ts';
import { silenceCommands } from '../ci/silence-commands.ts';
import { summarisePullRequest } from '../ci/summarise-pull-request.ts';

export const ciCommand = new Command('ci').description(
  'What the workflows of a project call on GitHub.',
);

ciCommand
  .command('summarise')
  .description(
    "Judge the runs of a pull request by this folder's rules, and write what shall be said of them; exit 1 where a rule fails.",
  )
  .requiredOption('--head <dir>', "the merge commit's checkout, with its parents")
  .requiredOption('--out <dir>', 'where summary.md and pull-request.txt go')
  .action(summarise);

ciCommand
  .command('comment')
  .description(
    'Write the one comment of a pull request from what summarise left; nothing in it is trusted. Takes GITHUB_TOKEN.',
  )
  .requiredOption('--from <dir>', 'the folder with summary.md and pull-request.txt')
  .action(async ({ from }: { from: string }) => commentOnPullRequest(from));

ciCommand
  .command('silence')
  .description('Run a command while the runner takes no order from the log, whoever wrote it.')
  .argument('<command...>', 'the command, after --')
  .action(runSilenced);

async function summarise(folders: { head: string; out: string }): Promise<void> {
  const speakAgain = silenceCommands();
  try {
    const faults = await summarisePullRequest(folders);
    for (const { file, field, message } of faults)
      process.stderr.write(`${silenceLine(`${field ?? file}: ${message}`)}\n`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    speakAgain();
  }
}

/** A line of the log that is no command of a runner: the older form counts anywhere in a line. */
function silenceLine(text: string): string {
  return flattenText(text).replaceAll('##[', '## [');
}

function runSilenced([command = '', ...rest]: readonly string[]): void {
  const speakAgain = silenceCommands();
  const { status, error } = spawnSync(command, rest, { stdio: 'inherit' });
  speakAgain();
  if (error !== undefined)
    throw new ReportError('NotFound', [
      { file: command, message: `cannot be run: ${error.message}` },
    ]);
  process.exitCode = status ?? 1;
}
