import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { readRun } from '../../src/run/read-run.ts';
import { assembleReport, createScorer } from '../../src/score/create-scorer.ts';
import { readSuite } from '../../src/store/read-suite.ts';
import { launchBrowser } from '../../tests/site/launch-browser.ts';
import { serveBuiltSite } from '../../tests/site/serve-built-site.ts';
import { runBuild } from '../staging/run-build.ts';
import { stageProject } from '../staging/stage-project.ts';
import type { Figure } from './figure.ts';
import { generateRuns } from './generate-runs.ts';
import { writeLargeSuite } from './write-large-suite.ts';
import { writeRuns } from './write-runs.ts';

const seed = 59;
const matrix = { runs: 200, questions: 100 };
const comparedQuestions = 5000;
const rounds = 5;
const most = (value: number) => ({ at: 'most', value }) as const;

/**
 * What a reader's browser has to do: compare two runs of 5,000 questions, scroll the matrix of 200 runs
 * and 100 questions, load the index of runs. The site is built from generated runs and read in Chromium;
 * the 5,000 questions come as data files only, scored here.
 */
export async function benchComparing(): Promise<Figure[]> {
  const stage = await stageProject();
  try {
    const suite = path.join(stage, 'suites', 'matrix');
    await writeLargeSuite(suite, matrix.questions);
    const content = path.join(stage, 'synthetic');
    await writeRuns(content, await readSuite(suite), matrix.runs, seed);
    const { code, output } = await runBuild(stage, {
      GROUNDLINE_CONTENT: content,
      GROUNDLINE_FIXTURES: path.join(stage, 'suites'),
      GROUNDLINE_COMPARISONS: 'none',
    });
    if (code !== 0) throw new Error(`the site was not built:\n${output}`);
    const dist = path.join(stage, 'dist');
    const large = path.join(stage, 'large');
    await writeLargeSuite(large, comparedQuestions);
    return [
      ...(await weighFiles(dist)),
      ...(await measureInBrowser(dist, await scoreRuns(large, ['first', 'second']))),
    ];
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** The data files of generated runs, by the id that they are given. */
async function scoreRuns(
  suiteFolder: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const suite = await readSuite(suiteFolder);
  const score = createScorer(suite);
  const texts = [...generateRuns(suite, ids.length, seed)];
  return new Map(
    ids.map((id, at) => {
      const bytes = new TextEncoder().encode(texts[at]?.text ?? '');
      const run = readRun(bytes, { file: `${id}.json`, id, suite: suite.name });
      return [id, JSON.stringify(assembleReport(suite, [score(run)]))];
    }),
  );
}

async function weighFiles(dist: string): Promise<Figure[]> {
  const page = await readFile(path.join(dist, 'questions/matrix/index.html'));
  const index = await readFile(path.join(dist, 'data/runs.json'));
  const name = `matrix of ${matrix.runs} × ${matrix.questions}`;
  return [
    { what: `${name}: whole`, value: page.length / 1000, unit: 'kB' },
    { what: `${name}: gzip`, value: gzipSync(page).length / 1000, unit: 'kB', target: most(250) },
    { what: `${name}: brotli`, value: brotliCompressSync(page).length / 1000, unit: 'kB' },
    {
      what: `index of ${matrix.runs} runs, for each`,
      value: index.length / matrix.runs,
      unit: 'bytes',
      target: most(400),
    },
  ];
}

async function measureInBrowser(
  dist: string,
  reports: ReadonlyMap<string, string>,
): Promise<Figure[]> {
  const site = await serveBuiltSite({ dist, base: '/' });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    for (const [id, body] of reports)
      await page.route(`**/data/runs/${id}.json`, (route) =>
        route.fulfill({ body, contentType: 'application/json' }),
      );
    const address = `${site.home}compare/?${new URLSearchParams({ a: 'first', b: 'second' })}`;
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timeComparison(page, address));
    const median = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Infinity;
    await page.goto(`${site.home}questions/matrix/`, { waitUntil: 'load' });
    return [
      {
        what: `two runs of ${comparedQuestions} questions compared, median of ${rounds}`,
        value: median,
        unit: 'ms after their data',
        target: most(300),
      },
      { what: 'scrolling the matrix: longest frame', value: await scroll(page), unit: 'ms' },
    ];
  } finally {
    await browser.close();
    site.close();
  }
}

/** Milliseconds from the last data that came to the comparison drawn on the page. */
async function timeComparison(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.locator('[data-comparison] table').last().waitFor();
  return page.evaluate(async () => {
    // the layout of what was put in counts as well
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const data = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.includes('/data/'));
    const [drawn] = performance.getEntriesByName('groundline-compared');
    return (drawn?.startTime ?? Infinity) - Math.max(...data.map(({ responseEnd }) => responseEnd));
  });
}

/** Scrolls through the matrix to its end and back; the longest time between two frames. */
async function scroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const steps = 60;
    const end = document.documentElement.scrollHeight;
    let longest = 0;
    let before = performance.now();
    for (let step = 0; step < 2 * steps; step += 1) {
      const part = step < steps ? step : 2 * steps - step;
      scrollTo(0, (end * part) / steps);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = performance.now();
      longest = Math.max(longest, now - before);
      before = now;
    }
    return longest;
  });
}
