import { mkdtemp, mkdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { launchBrowser } from '../../tests/site/launch-browser.ts';
import { stageProject } from '../staging/stage-project.ts';
import { reportWithAllure } from './peers/allure.ts';
import { renderWithEleventy } from './peers/eleventy.ts';
import { buildWithGroundline, scoreWithGroundline } from './peers/groundline.ts';
import { installPeers } from './peers/install-peers.ts';
import { measureInTurn } from './peers/measure-in-turn.ts';
import { evaluateWithPromptfoo } from './peers/promptfoo.ts';
import { writeSample } from './peers/sample.ts';
import type { Sample } from './peers/sample.ts';
import { renderSites, renderScores } from './peers/render-tables.ts';
import type { ScoreRow, SiteRow } from './peers/render-tables.ts';
import { weighPage } from './peers/weigh-page.ts';
import { weighSite } from './weigh-site.ts';

const sizes = [10, 100];
const rounds = 3;
const resultsSchema = z.object({
  results: z.object({ stats: z.object({ successes: z.int(), errors: z.int() }) }),
});
const reportSchema = z.object({
  runs: z.array(z.object({ measures: z.object({ right: z.object({ value: z.int() }) }) })),
});

/**
 * Puts the scorer beside promptfoo, and the site beside Allure's report and Eleventy: the same answers
 * for all, whole processes in turn. Prints tables in Markdown, and where a peer is ahead.
 */
export async function benchPeers(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'groundline-peers-'));
  try {
    const peers = path.join(folder, 'peers');
    await mkdir(peers);
    const versions = await installPeers(peers);
    const named = Array.from(versions, ([name, version]) => `${name} ${version}`).join(', ');
    process.stdout.write(
      `${named}; Node ${process.versions.node}, ${os.availableParallelism()} processors\n\n`,
    );
    const scores: ScoreRow[] = [];
    const sites: SiteRow[] = [];
    for (const size of sizes) {
      const own = path.join(folder, String(size));
      const sample = await writeSample(path.join(own, 'content'), size);
      scores.push(...(await measureScoring(sample, peers, own)));
      sites.push(...(await measureSites(sample, peers, own)));
    }
    process.stdout.write(`${renderScores(scores)}\n\n${renderSites(sites)}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureScoring(sample: Sample, peers: string, folder: string): Promise<ScoreRow[]> {
  const own = path.join(folder, 'report.json');
  const theirs = path.join(folder, 'promptfoo.json');
  const contenders = [
    scoreWithGroundline(sample, own),
    await evaluateWithPromptfoo(sample, peers, folder, theirs),
  ];
  const standings = await measureInTurn(contenders, rounds);
  const { runs } = reportSchema.parse(JSON.parse(await readFile(own, 'utf8')));
  const { stats } = resultsSchema.parse(JSON.parse(await readFile(theirs, 'utf8'))).results;
  if (stats.errors > 0) throw new Error(`promptfoo could not judge ${stats.errors} answers`);
  const right = [
    runs.reduce((sum, { measures }) => sum + measures.right.value, 0),
    stats.successes,
  ];
  const answers = sample.runs.length * sample.suite.key.questions.length;
  return standings.map((standing, at) => ({ ...standing, answers, right: right[at] ?? 0 }));
}

async function measureSites(sample: Sample, peers: string, folder: string): Promise<SiteRow[]> {
  const stage = await stageProject();
  const browser = await launchBrowser();
  try {
    const allure = path.join(folder, 'allure');
    const eleventy = path.join(folder, 'eleventy');
    const first = `runs/${sample.reports[0]?.id ?? ''}/`;
    const sites = [
      { site: path.join(stage, 'dist'), page: first },
      { site: path.join(allure, 'site'), page: '' },
      { site: path.join(eleventy, 'site'), page: first },
    ];
    const standings = await measureInTurn(
      [
        buildWithGroundline(sample, stage),
        await reportWithAllure(sample, peers, allure),
        await renderWithEleventy(sample, peers, eleventy),
      ],
      rounds,
    );
    const rows: SiteRow[] = [];
    for (const [at, standing] of standings.entries()) {
      const { site, page } = sites[at] ?? { site: stage, page: '' };
      const { files, pages, bytes } = await weighSite(site);
      const loaded = await weighPage(browser, site, page);
      rows.push({ ...standing, runs: sample.runs.length, files, pages, bytes, loaded });
    }
    return rows;
  } finally {
    await browser.close();
    await rm(stage, { recursive: true, force: true });
  }
}
