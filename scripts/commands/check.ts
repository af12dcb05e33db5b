import { Command, Option } from 'commander';
import { ReportError } from '../../src/error/report-error.ts';
import type { Fault } from '../../src/error/report-error.ts';
import { revealControls } from '../../src/error/reveal-controls.ts';
import { checkers } from '../../src/store/checkers.ts';
import type { CheckContext } from '../../src/store/checkers.ts';
import { inputFolders } from '../../src/store/input-folders.ts';
import { loadConfig } from '../../src/store/load-config.ts';
import { sortCheckFolders } from '../../src/store/sort-check-folders.ts';
import { formatVerdict } from '../../src/gate/format-verdict.ts';
import { listGateFaults } from '../../src/gate/list-gate-faults.ts';
import type { Rule } from '../../src/gate/rule.ts';
import { judgeNewestRuns } from '../../src/store/judge-newest-runs.ts';
import { collectText, parseGates } from './gate-options.ts';

type Options = { gates?: boolean; gate?: string[]; config?: string };

export const checkCommand = new Command('check')
  .description('Validate suites, runs, logs, policy reports and case records.')
  .argument(
    '[dir...]',
    'a suite, a content folder, a folder of fixtures, or a folder that holds content and fixtures; by default the content and fixtures of this project',
  )
  .option('--gates', "judge the newest run of each series by the configuration's rules, too")
  .addOption(
    new Option('--gate <rule>', 'the same, and by this rule; may be repeated').argParser(
      collectText,
    ),
  )
  .option('--config <file>', 'the configuration, instead of groundline.config.ts')
  .action(checkFolders);

async function checkFolders(
  named: string[],
  { gates = false, gate = [], config }: Options,
): Promise<void> {
  const added = parseGates(gate);
  const rules = gates || added.length > 0 ? [...(await loadConfig(config)).gates, ...added] : [];
  const folders = named.length > 0 ? named : [inputFolders.content, inputFolders.fixtures];
  const context: CheckContext = {
    ...(await sortCheckFolders(folders, inputFolders.fixtures)),
    suitesByName: new Map(),
  };
  const faults: Fault[] = [];
  const checked: string[] = [];
  for (const { check } of checkers) checked.push(...(await check(context, faults)));
  if (faults.length > 0) throw new ReportError('ContentRefused', faults);
  process.stdout.write(checked.map((line) => `${revealControls(line)}\n`).join(''));
  if (rules.length > 0) await judgeContents(context, rules);
}

/** Prints every verdict, and refuses where one fails. */
async function judgeContents(context: CheckContext, rules: readonly Rule[]): Promise<void> {
  const judged = await judgeNewestRuns(context, rules);
  const lines = judged.flatMap(({ file, verdicts }) =>
    verdicts.map((verdict) => `${revealControls(`${file}: ${formatVerdict(verdict)}`)}\n`),
  );
  process.stdout.write(lines.join(''));
  const faults = judged.flatMap(({ file, verdicts }) => listGateFaults(file, verdicts));
  if (faults.length > 0) throw new ReportError('GateFailed', faults);
}
