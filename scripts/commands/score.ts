import { Command } from 'commander';
import { ReportError } from '../../src/error/report-error.ts';
import type { Fault } from '../../src/error/report-error.ts';
import { modeName } from '../../src/run/run-fields-schema.ts';
import type { Run } from '../../src/run/run.ts';
import { assembleReport, createScorer } from '../../src/score/create-scorer.ts';
import { readRunFile } from '../../src/store/read-run-file.ts';
import { readSuite } from '../../src/store/read-suite.ts';
import { writeAtomically } from '../../src/store/write-atomically.ts';

type Options = { suite: string; json?: string; html?: string };

export const defaultSuite = 'fixtures/shop-docs';

export const scoreCommand = new Command('score')
  .description('Score runs on a suite; prints a table.')
  .argument(
    '<run...>',
    'run files, each with the mode it was made in where the file does not say: [MODE=]FILE',
  )
  .option('--suite <dir>', 'the suite: a folder with questions.json and docs/', defaultSuite)
  .option('--json <file>', 'write the report as JSON; - for standard output')
  .option('--html <file>', 'write the report as one self-contained page')
  .action(scoreRuns);

async function scoreRuns(names: string[], { suite: folder, json }: Options): Promise<void> {
  const suite = await readSuite(folder);
  const runs = await readRuns(names, suite.name);
  const report = assembleReport(suite, runs.map(createScorer(suite)));
  const text = `${JSON.stringify(report, null, 2)}\n`;
  if (json === '-') process.stdout.write(text);
  else if (json !== undefined) await writeAtomically(json, text);
}

/** Reads every run; one bad one refuses the call with the faults of all. */
async function readRuns(names: readonly string[], suite: string): Promise<Run[]> {
  const faults: Fault[] = [];
  const runs: Run[] = [];
  for (const name of names) {
    const [mode, file] = splitMode(name);
    try {
      const run = await readRunFile(file, suite);
      if (mode !== null && run.mode !== null && run.mode !== mode) {
        faults.push({
          file,
          field: 'mode',
          message: `is ${run.mode}, but the command line says ${mode}`,
        });
      }
      if (runs.some(({ id }) => id === run.id))
        faults.push({
          file,
          message: `another run is called ${run.id} too; rename one of the files`,
        });
      runs.push({ ...run, mode: run.mode ?? mode });
    } catch (error) {
      if (!(error instanceof ReportError)) throw error;
      faults.push(...error.faults);
    }
  }
  if (faults.length > 0) throw new ReportError('RunRefused', faults);
  return runs;
}

function splitMode(name: string): [mode: string | null, file: string] {
  const at = name.indexOf('=');
  const mode = name.slice(0, Math.max(at, 0));
  return modeName.test(mode) ? [mode, name.slice(at + 1)] : [null, name];
}
