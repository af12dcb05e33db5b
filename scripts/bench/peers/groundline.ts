import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildDefaults } from '../../staging/run-build.ts';
import type { Contender } from './measure-in-turn.ts';
import type { Sample } from './sample.ts';

/** The command that scores the sample's files into one report. */
export function scoreWithGroundline({ suite, files }: Sample, report: string): Contender {
  const suiteFolder = path.join('fixtures', suite.name);
  return {
    name: 'Groundline score',
    prepare: () => rm(report, { force: true }),
    command: {
      script: 'scripts/groundline.ts',
      args: ['score', ...files, '--suite', suiteFolder, '--json', report],
      cwd: process.cwd(),
      env: {},
      done: [0],
    },
  };
}

/** The build that users run, in a staged copy of the project; its site is in the copy's `dist`. */
export function buildWithGroundline({ content }: Sample, stage: string): Contender {
  return {
    name: 'Groundline build',
    prepare: () => rm(path.join(stage, 'dist'), { recursive: true, force: true }),
    command: {
      script: 'scripts/build.ts',
      args: [],
      cwd: stage,
      env: { ...buildDefaults, GROUNDLINE_CONTENT: content },
      done: [0],
    },
  };
}
