import { Command, Option } from 'commander';
import { ReportError } from '../../src/error/report-error.ts';
import { defaultSuite } from '../../src/store/input-folders.ts';
import { collectText, parseGates } from './gate-options.ts';
import { writeSummary } from './write-summary.ts';

type Options = {
  suite: string;
  against?: string;
  gate?: string[];
  commit?: string;
  config?: string;
};

export const summaryCommand = new Command('summary')
  .description('Write a run as Markdown for a pull request, and judge its gates.')
  .argument('<run>', "a committed run's id, or a run file: [MODE=]FILE")
  .option('--against <run>', 'another run, or main for the newest other run of its series')
  .addOption(
    new Option(
      '--gate <rule>',
      'a rule beside those of the configuration; may be repeated',
    ).argParser(collectText),
  )
  .option('--commit <sha>', 'the commit that links to document lines name')
  .option('--suite <dir>', 'the suite that a run file answers', defaultSuite)
  .option('--config <file>', 'the configuration, instead of groundline.config.ts')
  .action(summarise);

async function summarise(
  name: string,
  { suite, against, gate = [], commit, config }: Options,
): Promise<void> {
  const gates = parseGates(gate);
  const options = { suite, against: against ?? null, gates, commit: readCommit(commit), config };
  const { text, faults } = await writeSummary(name, options);
  process.stdout.write(text);
  if (faults.length > 0) throw new ReportError('GateFailed', faults);
}

function readCommit(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^[0-9a-f]{7,40}$/i.test(text)) return text;
  const message = 'a commit is 7 to 40 hex digits';
  throw new ReportError('WrongUsage', [{ file: '--commit', message }]);
}
