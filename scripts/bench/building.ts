import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readSuite } from '../../src/store/read-suite.ts';
import { runBuild } from '../staging/run-build.ts';
import { stageProject } from '../staging/stage-project.ts';
import type { Figure } from './figure.ts';
import { readUsage } from './read-usage.ts';
import { weighSite } from './weigh-site.ts';
import type { SiteWeight } from './weigh-site.ts';
import { writeRuns } from './write-runs.ts';

const suiteFolder = 'fixtures/shop-docs';
const sizes = [0, 100, 1000];
const seed = 59;

type Build = {
  readonly runs: number;
  /** Whether the comparisons that run pages link have pages of their own. */
  readonly comparisons: 'all' | 'none';
  readonly seconds: number;
  /** Of the processor, so that what else the machine does can be told from what the build does. */
  readonly processorSeconds: number;
  readonly peakBytes: number;
  readonly site: SiteWeight;
};

/**
 * Builds the site with no run, with 100 and with 1,000, the real way, in copies of the project; the
 * linked comparisons, which are pages of two runs, are left out of these and built besides.
 */
export async function benchBuilding(): Promise<Figure[]> {
  const builds: Build[] = [];
  for (const size of sizes) builds.push(await measureBuild(size, 'none'));
  const [none, some, many] = builds;
  if (none === undefined || some === undefined || many === undefined) return [];
  const compared = await measureBuild(many.runs, 'all');
  const first = timeAddedRun(none, some);
  const later = timeAddedRun(some, many);
  const most = (value: number) => ({ at: 'most', value }) as const;
  return [
    ...builds.flatMap(listFigures),
    ...listFigures(compared),
    { what: 'processor time per added run, 0 to 100', value: first * 1000, unit: 'ms' },
    { what: 'processor time per added run, 100 to 1000', value: later * 1000, unit: 'ms' },
    { what: 'later added run ÷ earlier', value: later / first, unit: 'times', target: most(1.1) },
    { what: '1000 runs: time', value: many.seconds, unit: 's', target: most(25) },
    { what: '1000 runs: memory', value: many.peakBytes / 2 ** 30, unit: 'GiB', target: most(1.2) },
    { what: '1000 runs: site', value: many.site.bytes / 1e6, unit: 'MB', target: most(150) },
    {
      what: '1000 runs with linked comparisons: site',
      value: compared.site.bytes / 1e6,
      unit: 'MB',
      target: most(300),
    },
    ...Array.from(many.site.largest, ([kind, bytes]) => ({
      what: `largest ${kind}, 1000 runs ÷ 100`,
      value: bytes / (some.site.largest.get(kind) ?? bytes),
      unit: `times (${Math.round(bytes / 1000)} kB)`,
    })),
  ];
}

function timeAddedRun(few: Build, more: Build): number {
  return (more.processorSeconds - few.processorSeconds) / (more.runs - few.runs);
}

function listFigures(build: Build): Figure[] {
  const { comparisons, seconds, processorSeconds, peakBytes, site } = build;
  const runs = `${build.runs} runs${comparisons === 'all' ? ' with linked comparisons' : ''}`;
  return [
    { what: `${runs}: pages`, value: site.pages, unit: '' },
    { what: `${runs}: time`, value: seconds, unit: 's' },
    { what: `${runs}: processor time`, value: processorSeconds, unit: 's' },
    { what: `${runs}: peak memory`, value: peakBytes / 2 ** 30, unit: 'GiB' },
    { what: `${runs}: site`, value: site.bytes / 1e6, unit: 'MB' },
  ];
}

async function measureBuild(runs: number, comparisons: Build['comparisons']): Promise<Build> {
  const stage = await stageProject();
  try {
    const content = path.join(stage, 'synthetic');
    await writeRuns(content, await readSuite(suiteFolder), runs, seed);
    const usageFile = path.join(stage, 'usage.json');
    const begin = performance.now();
    const { code, output } = await runBuild(
      stage,
      {
        GROUNDLINE_USAGE: usageFile,
        GROUNDLINE_CONTENT: content,
        GROUNDLINE_COMPARISONS: comparisons,
      },
      ['--import', './scripts/bench/report-usage.ts'],
    );
    const seconds = (performance.now() - begin) / 1000;
    if (code !== 0) throw new Error(`the site of ${runs} runs was not built:\n${output}`);
    const { processorSeconds, peakBytes } = await readUsage(usageFile);
    const site = await weighSite(path.join(stage, 'dist'));
    return { runs, comparisons, seconds, processorSeconds, peakBytes, site };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
