import { Command } from 'commander';
import { assembleReport, createScorer } from '../../src/score/create-scorer.ts';
import { scoreColumns } from '../../src/score/score-columns.ts';
import { listRunWarnings } from '../../src/site/list-run-warnings.ts';
import { renderReportPage } from '../../src/site/render-report-page.ts';
import { defaultSuite } from '../../src/store/input-folders.ts';
import { readRunFiles } from '../../src/store/read-run-files.ts';
import { readSuite } from '../../src/store/read-suite.ts';
import { writeAtomically } from '../../src/store/write-atomically.ts';
import { flattenText, formatTable } from '../../src/text/format-table.ts';

type Options = { suite: string; json?: string; html?: string };

export const scoreCommand = new Command('score')
  .description('Score runs on a suite; prints a table.')
  .argument(
    '<run...>',
    'run files, each with the mode it was made in where the file does not say: [MODE=]FILE',
  )
  .option('--suite <dir>', 'the suite: a folder with questions.json and docs/', defaultSuite)
  .option(
    '--json <file>',
    'write the report as JSON; - for standard output, and nothing else there',
  )
  .option('--html <file>', 'write the report as one self-contained page')
  .action(scoreRuns);

async function scoreRuns(names: string[], { suite: folder, json, html }: Options): Promise<void> {
  const suite = await readSuite(folder);
  const runs = await readRunFiles(names, suite.name);
  const report = assembleReport(suite, runs.map(createScorer(suite)));
  if (html !== undefined) await writeAtomically(html, renderReportPage(report, suite));
  const text = `${JSON.stringify(report, null, 2)}\n`;
  if (json === '-') {
    process.stdout.write(text);
    return;
  }
  if (json !== undefined) await writeAtomically(json, text);
  const warnings = runs.flatMap((run, at) => {
    const scored = report.runs[at];
    if (scored === undefined) return [];
    const name = runs.length === 1 ? '' : `${run.id}: `;
    return listRunWarnings({ ...run, report: scored }, suite).map((text) => name + text);
  });
  process.stdout.write(`${formatTable(scoreColumns, report.runs)}\n`);
  if (warnings.length > 0) process.stdout.write(`\n${warnings.map(flattenText).join('\n')}\n`);
}
