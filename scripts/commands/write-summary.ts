import type { Fault } from '../../src/error/report-error.ts';
import { judgeRules } from '../../src/gate/judge-rules.ts';
import { listGateFaults } from '../../src/gate/list-gate-faults.ts';
import type { Rule } from '../../src/gate/rule.ts';
import { createSummaryLinks } from '../../src/site/summary/links.ts';
import { renderSummary } from '../../src/site/summary/render-summary.ts';
import { defaultSuite, inputFolders } from '../../src/store/input-folders.ts';
import { loadConfig } from '../../src/store/load-config.ts';
import { readSummaryRun } from '../../src/store/read-summary-run.ts';

type Options = {
  readonly suite?: string;
  /** Another run, or `main`. */
  readonly against: string | null;
  /** Rules beside those of the configuration. */
  readonly gates: readonly Rule[];
  readonly commit: string | null;
  readonly config?: string | undefined;
};

/** A run's summary, and the rules of the configuration that it does not keep. */
export async function writeSummary(
  name: string,
  { suite: folder = defaultSuite, against: asked, gates, commit, config: file }: Options,
): Promise<{ readonly text: string; readonly faults: Fault[] }> {
  const config = await loadConfig(file);
  const read = await readSummaryRun(name, asked, { suite: folder, folders: inputFolders });
  const { suite, run, report, against } = read;
  const verdicts = judgeRules([...config.gates, ...gates], { ...read, run: report });
  const places = {
    repository: config.repository ?? readRepository(),
    commit,
    site: readSetting('GROUNDLINE_SITE') ?? config.site ?? null,
    base: readSetting('GROUNDLINE_BASE') ?? config.base ?? '/',
  };
  const noAgainst =
    asked === 'main' && against === null
      ? 'No baseline yet: the content holds no other run of this series.'
      : null;
  const links = createSummaryLinks(places, suite.name);
  const { seen, keyRevision } = run;
  const subject = { suite, report, seen, keyRevision, against, noAgainst, verdicts, links };
  return { text: renderSummary(subject), faults: listGateFaults(read.file, verdicts) };
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
