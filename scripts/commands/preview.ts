import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { ReportError } from '../../src/error/report-error.ts';
import type { Fault } from '../../src/error/report-error.ts';
import type { GivenFields } from '../../src/run/fill-fields.ts';
import { namePreview } from '../../src/run/name-preview.ts';
import { addRun } from '../../src/store/add-run.ts';
import { defaultSuite, inputFolders } from '../../src/store/input-folders.ts';
import { readArchive } from '../../src/store/read-archive.ts';
import { listRunFiles } from '../../src/store/list-run-files.ts';
import { readSuite } from '../../src/store/read-suite.ts';
import { listEntries } from '../../src/store/list-entries.ts';
import { runBuild } from '../staging/run-build.ts';
import { serveStage } from '../staging/serve-stage.ts';
import { stageSite } from '../staging/stage-site.ts';

type Options = { suite: string; mode?: string; label?: string };

export const previewCommand = new Command('preview')
  .description('Serve the site with a run that is not committed yet; nothing is written here.')
  .argument('<run>', "a run file, or a committed run's id")
  .option('--suite <dir>', 'the suite that the file answers', defaultSuite)
  .option('--mode <mode>', 'brain, documents, or another mode')
  .option('--label <text>', 'what readers call the run')
  .action(previewRun);

async function previewRun(name: string, { suite: folder, ...given }: Options): Promise<void> {
  const stage = await stageSite(inputFolders);
  try {
    const id = await placeRun(name, path.join(stage, 'content'), folder, given);
    const { code, output } = await runBuild(stage);
    if (code !== 0) {
      const message = `the site cannot be built with it:\n${output.trim()}`;
      throw new ReportError('ContentRefused', [{ file: name, message }]);
    }
    await serveStage(stage, { GROUNDLINE_BASE: '/' }, (text) => {
      const [home] = /http:\S+/.exec(text) ?? [];
      if (home !== undefined) process.stdout.write(`The run stands at ${home}runs/${id}/\n`);
    });
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Puts a file among the runs as `add` would; a committed run's id is left where it is. */
async function placeRun(
  name: string,
  content: string,
  folder: string,
  given: GivenFields,
): Promise<string> {
  const suites = new Set(
    ((await listEntries(path.join(content, 'runs'))) ?? []).map((each) => each.name),
  );
  const faults: Fault[] = [];
  const { runs } = await listRunFiles(content, suites, faults);
  const archived = await readArchive(content, suites, faults);
  const taken = new Set([...runs.map(({ id }) => id), ...archived.map(({ run }) => run.id)]);
  if (taken.has(name)) return name;
  const id = namePreview(name, taken);
  await addRun(name, { id, suite: await readSuite(folder), content, given });
  return id;
}
