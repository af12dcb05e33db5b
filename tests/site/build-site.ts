import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { runBuild } from '../../scripts/staging/run-build.ts';
import { stageProject } from '../../scripts/staging/stage-project.ts';
import { writeHostileContent } from './write-hostile-content.ts';
import type { Placement } from './write-hostile-content.ts';

/** A built site and the base path that it was built for. */
export type BuiltSite = { readonly dist: string; readonly base: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** The committed content and the golden one, under `/`. */
    root: BuiltSite;
    /** The same under `/repo/`. */
    repo: BuiltSite;
    /** The same as `root`, built once more from another folder. */
    again: BuiltSite;
    /** Inputs in which every free text is hostile, under `/`. */
    hostile: BuiltSite;
    /** What its pages must show. */
    placements: Placement[];
    /** A staged project that tests may put faults into. */
    spoilt: string;
  }
}

/** Builds the sites that the tests of this project read. */
export default async function buildSite(project: TestProject): Promise<() => Promise<void>> {
  const stages = await Promise.all(Array.from({ length: 4 }, stageGoldenProject));
  const [root = '', repo = '', again = '', spoilt = ''] = stages;
  const hostile = await stageProject();
  stages.push(hostile);
  const placements = await writeHostileContent(hostile);
  const bases = [
    [root, '/'],
    [repo, '/repo/'],
    [again, '/'],
    [hostile, '/'],
  ] as const;
  await Promise.all(
    bases.map(async ([stage, base]) => {
      const { code, output } = await runBuild(stage, { GROUNDLINE_BASE: base });
      if (code !== 0)
        throw new Error(`the site in ${stage} under ${base} was not built:\n${output}`);
    }),
  );
  project.provide('root', { dist: path.join(root, 'dist'), base: '/' });
  project.provide('repo', { dist: path.join(repo, 'dist'), base: '/repo/' });
  project.provide('again', { dist: path.join(again, 'dist'), base: '/' });
  project.provide('hostile', { dist: path.join(hostile, 'dist'), base: '/' });
  project.provide('placements', placements);
  project.provide('spoilt', spoilt);
  return async () => {
    for (const stage of stages) await rm(stage, { recursive: true, force: true });
  };
}

/** The committed content with the golden runs and suites beside it. */
async function stageGoldenProject(): Promise<string> {
  const stage = await stageProject();
  for (const part of ['content', 'fixtures']) {
    await cp(path.join('tests/site', part), path.join(stage, part), { recursive: true });
  }
  return stage;
}
