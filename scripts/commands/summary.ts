import { Command, Option } from 'commander';
import { ReportError } from '../../src/error/report-error.ts';
import { judgeRules } from '../../src/gate/judge-rules.ts';
import { listGateFaults } from '../../src/gate/list-gate-faults.ts';
import { createSummaryLinks } from '../../src/site/summary/links.ts';
import { renderSummary } from '../../src/site/summary/render-summary.ts';
import { defaultSuite, inputFolders } from '../../src/store/input-folders.ts';
import { loadConfig } from '../../src/store/load-config.ts';
import { readSummaryRun } from '../../src/store/read-summary-run.ts';
import { collectText, parseGates } from './gate-options.ts';

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

async function summarise(name: string, options: Options): Promise<void> {
  const added = parseGates(options.gate ?? []);
  const config = await loadConfig(options.config);
  const commit = readCommit(options.commit);
  const read = await readSummaryRun(name, options.against ?? null, {
    suite: options.suite,
    folders: inputFolders,
  });
  const { suite, run, report, against, file } = read;
  const rules = [...config.gates, ...added];
  const verdicts = judgeRules(rules, { ...read, run: report });
  const places = {
    repository: config.repository ?? readRepository(),
    commit,
    site: readSetting('GROUNDLINE_SITE') ?? config.site ?? null,
    base: readSetting('GROUNDLINE_BASE') ?? config.base ?? '/',
  };
  const noAgainst =
    options.against === 'main' && against === null
      ? 'No baseline yet: the content holds no other run of this series.'
      : null;
  const links = createSummaryLinks(places, suite.name);
  const { seen, keyRevision } = run;
  const subject = { suite, report, seen, keyRevision, against, noAgainst, verdicts, links };
  process.stdout.write(renderSummary(subject));
  const faults = listGateFaults(file, verdicts);
  if (faults.length > 0) throw new ReportError('GateFailed', faults);
}

/** The repository that a workflow runs for. */
function readRepository(): string | null {
  const server = readSetting('GITHUB_SERVER_URL');
  const name = readSetting('GITHUB_REPOSITORY');
  return server === undefined || name === undefined ? null : `${server}/${name}`;
}

function readSetting(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}

function readCommit(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^[0-9a-f]{7,40}$/i.test(text)) return text;
  const message = 'a commit is 7 to 40 hex digits';
  throw new ReportError('WrongUsage', [{ file: '--commit', message }]);
}
