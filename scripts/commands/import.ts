import { Argument, Command, InvalidArgumentError } from 'commander';
import { ReportError } from '../../src/error/report-error.ts';
import { importers } from '../../src/import/importers.ts';
import type { GivenFields } from '../../src/run/fill-fields.ts';
import { createScorer } from '../../src/score/create-scorer.ts';
import { scoreColumns } from '../../src/score/score-columns.ts';
import { importRuns } from '../../src/store/import-runs.ts';
import { defaultSuite } from '../../src/store/input-folders.ts';
import { readSuite } from '../../src/store/read-suite.ts';
import { formatTable } from '../../src/text/format-table.ts';

type Options = {
  out: string;
  suite: string;
  mode: string;
  idFrom?: string;
  citationsFrom?: string;
  lineBase?: 0 | 1;
  provider?: string;
  prompt?: number;
  separator: string;
  ignoreColumn: string[];
  dropBroken?: boolean;
} & GivenFields;

export const importCommand = new Command('import')
  .description('Write run files from the logs of other tools; what cannot be placed is refused.')
  .addArgument(
    new Argument('<format>', 'what the logs are').choices(importers.map(({ format }) => format)),
  )
  .argument('<file...>', 'the logs; each is a run, or several where questions were repeated')
  .requiredOption(
    '--out <file>',
    'the run file (.json); several runs get a number before its ending',
  )
  .requiredOption('--mode <mode>', 'brain, documents, or another mode')
  .option('--suite <dir>', 'the suite that was asked', defaultSuite)
  .option(
    '--id-from <place>',
    "where the question's id stands: id (inspect, csv), vars.id (promptfoo)",
  )
  .option('--citations-from <place>', 'where citations stand, unless the output itself holds them')
  .option(
    '--line-base <n>',
    'how a log calls the first line, 0 or 1, where lines are numbers',
    readBase,
  )
  .option('--provider <name>', 'promptfoo: the provider to read, of several')
  .option('--prompt <n>', 'promptfoo: the prompt to read, of several, from 0', readCount)
  .option('--separator <text>', 'csv: what stands between citations in a cell', ';')
  .option(
    '--ignore-column <name>',
    'csv: a column that says nothing of a run; repeatable',
    collect,
    [],
  )
  .option('--drop-broken', 'pass over answers that cannot be read; their questions stay unanswered')
  .option('--label <text>', 'what readers call the run')
  .option('--model <text>', 'the model that answered')
  .option('--client <text>', 'what ran the model')
  .option('--system <text>', 'what was under test: a version, a commit, any text')
  .option('--commit <hash>', 'of the documents: 7 to 40 hex digits')
  .option('--builder <text>', "the Brain's builder")
  .option('--date <date>', 'YYYY-MM-DD, or RFC 3339 with Z')
  .option(
    '--series <name>',
    'names the repeats; by default the name of --out where a log holds several',
  )
  .option('--tool-calls <n>', 'how many calls the run took', readCount)
  .option('--tokens <n>', 'how many tokens the run took', readCount)
  .addHelpText('after', () => importers.map(describeFormat).join(''))
  .action(importFiles);

async function importFiles(format: string, files: string[], options: Options): Promise<void> {
  const importer = importers.find((each) => each.format === format);
  if (importer === undefined) throw new Error(`no importer for ${format}`);
  const { out, suite: folder, ignoreColumn, dropBroken = false, ...rest } = options;
  const { idFrom, citationsFrom, lineBase, provider, prompt, separator, ...given } = rest;
  if (!out.endsWith('.json')) {
    const message = `${JSON.stringify(out)} is no .json file; a run file is JSON`;
    throw new ReportError('WrongUsage', [{ file: '--out', message }]);
  }
  const suite = await readSuite(folder);
  const written = await importRuns(files, {
    importer,
    suite,
    out,
    given,
    options: {
      idFrom,
      citationsFrom,
      lineBase,
      provider,
      prompt,
      separator,
      ignoredColumns: ignoreColumn,
      dropBroken,
    },
  });
  const score = createScorer(suite);
  process.stdout.write(written.map(({ file }) => `${file}\n`).join(''));
  process.stdout.write(
    `\n${formatTable(
      scoreColumns,
      written.map(({ run }) => score(run)),
    )}\n`,
  );
}

function describeFormat({ format, reads, units }: (typeof importers)[number]): string {
  return `\n${format}: ${reads}.\n  ${units}.\n`;
}

function readBase(text: string): 0 | 1 {
  if (text === '0') return 0;
  if (text === '1') return 1;
  throw new InvalidArgumentError('It is 0 or 1.');
}

function readCount(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It is a whole number.');
}

function collect(value: string, before: string[]): string[] {
  return [...before, value];
}
