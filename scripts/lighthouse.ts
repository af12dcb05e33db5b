import { rm } from 'node:fs/promises';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../tests/site/launch-browser.ts';
import { serveBuiltSite } from '../tests/site/serve-built-site.ts';
import { runBuild } from './staging/run-build.ts';
import { stageProject } from './staging/stage-project.ts';

/**
 * Builds the committed site in a copy and lets Lighthouse judge one page of each kind as a phone sees
 * it: accessibility, best practices and SEO once, performance as the median of five runs. Exits 1
 * where one of the first three is below 98. Pages that are named are judged instead, such as `runs/`.
 */
const least = 98;
const times = 5;
const named = process.argv.slice(2);
const samples = [
  '',
  'runs/',
  'runs/lexical-documents/',
  'questions/shop-docs/',
  'questions/shop-docs/q16/',
  'documents/shop-docs/',
  'documents/shop-docs/05-operations/handbook/',
  'brain/shop-docs/',
  'compare/',
  'policies/',
  'registry/',
  'method/',
  'search/',
  'notes/',
];

const stage = await stageProject();
try {
  const { code, output } = await runBuild(stage);
  if (code !== 0) throw new Error(output);
  const site = await serveBuiltSite({ dist: path.join(stage, 'dist'), base: '/' });
  const chromePath = await findChromium();
  process.stdout.write(
    '| page | performance | accessibility | best practices | SEO | layout shift |\n',
  );
  process.stdout.write('| --- | ---: | ---: | ---: | ---: | ---: |\n');
  for (const page of named.length > 0 ? named : samples) {
    const rounds: Record<string, number>[] = [];
    for (let round = 0; round < times; round += 1)
      rounds.push(await judge(site.home + page, chromePath));
    const median = (name: string) =>
      rounds.map((each) => each[name] ?? 0).toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
    const figures = ['performance', 'accessibility', 'best-practices', 'seo'].map(median);
    const shift = median('layout shift').toFixed(3);
    process.stdout.write(`| /${page} | ${figures.join(' | ')} | ${shift} |\n`);
    if (figures.slice(1).some((figure) => figure < least)) process.exitCode = 1;
  }
  site.close();
} finally {
  await rm(stage, { recursive: true, force: true });
}

/** The scores of a page by category, 0 to 100, and its layout shift. */
async function judge(address: string, chromePath: string): Promise<Record<string, number>> {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu'];
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const result = await lighthouse(address, { port: chrome.port, logLevel: 'error' });
    const scores = Object.fromEntries(
      Object.entries(result?.lhr.categories ?? {}).map(([name, { score }]) => [
        name,
        Math.round((score ?? 0) * 100),
      ]),
    );
    const shift = result?.lhr.audits['cumulative-layout-shift']?.numericValue ?? 0;
    return { ...scores, 'layout shift': shift };
  } finally {
    chrome.kill();
  }
}
