import { Command } from 'commander';
import type { GivenFields } from '../../src/run/fill-fields.ts';
import { scoreColumns } from '../../src/score/score-columns.ts';
import { addRun } from '../../src/store/add-run.ts';
import { defaultSuite, inputFolders } from '../../src/store/input-folders.ts';
import { readSuite } from '../../src/store/read-suite.ts';
import { formatTable } from '../../src/text/format-table.ts';

type Options = { id: string; suite: string; content: string } & Partial<
  Record<keyof GivenFields, string>
>;

export const addCommand = new Command('add')
  .description('Commit a raw answer file or transcript as a run; its own fields are kept.')
  .argument('<file>', 'JSON with answers, or a text with one JSON answer a line')
  .requiredOption('--id <run-id>', 'what the run is called, for ever')
  .option('--suite <dir>', 'the suite that was asked', defaultSuite)
  .option('--mode <mode>', 'brain, documents, or another mode')
  .option('--label <text>', 'what readers call the run')
  .option('--model <text>', 'the model that answered')
  .option('--client <text>', 'what ran the model')
  .option('--system <text>', 'what was under test: a version, a commit, any text')
  .option('--commit <hash>', 'of the documents: 7 to 40 hex digits')
  .option('--builder <text>', "the Brain's builder")
  .option('--date <date>', 'YYYY-MM-DD, or RFC 3339 with Z')
  .option('--series <name>', 'names the repeats that the run belongs to')
  .option('--tool-calls <n>', 'how many calls the run took')
  .option('--tokens <n>', 'how many tokens the run took')
  .option('--content <dir>', 'where runs are committed', inputFolders.content)
  .action(addFile);

async function addFile(
  name: string,
  { id, suite: folder, content, toolCalls, tokens, ...texts }: Options,
): Promise<void> {
  const suite = await readSuite(folder);
  const given: GivenFields = {
    ...texts,
    ...(toolCalls === undefined ? {} : { toolCalls: readCount(toolCalls) }),
    ...(tokens === undefined ? {} : { tokens: readCount(tokens) }),
  };
  const { file, report } = await addRun(name, { id, suite, content, given });
  process.stdout.write(`${file}\n\n${formatTable(scoreColumns, [report])}\n`);
}

/** Digits as a number; what is none is left for the fields' own check to refuse. */
function readCount(text: string): string | number {
  return /^\d+$/.test(text) ? Number(text) : text;
}
