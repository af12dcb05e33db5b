import { Argument, Command } from 'commander';
import { createModeTools } from '../../src/agent/mode-tools.ts';
import { writePrompt } from '../../src/agent/write-prompt.ts';
import { readSuite } from '../../src/store/read-suite.ts';
import { createBuilderOption, readBuilder } from './builder-option.ts';
import { modeChoices, readMode } from './mode-argument.ts';
import { defaultSuite } from '../../src/store/input-folders.ts';

type Options = { suite: string; builder: string; project?: string };

export const promptCommand = new Command('prompt')
  .description('Print the prompt for a run: the tools it may use, the rules and the questions.')
  .addArgument(new Argument('<mode>', 'what the tools show').choices(modeChoices))
  .option('--project <id>', 'the id by which the agent knows the documents')
  .addOption(createBuilderOption())
  .option('--suite <dir>', 'the suite: a folder with questions.json and docs/', defaultSuite)
  .action(printPrompt);

async function printPrompt(name: string, { suite, builder, project }: Options): Promise<void> {
  const { key, documents } = await readSuite(suite);
  const mode = readMode(name);
  const toolbox = createModeTools(mode, readBuilder(builder), documents);
  process.stdout.write(writePrompt(key.questions, { mode, toolbox, project: project ?? null }));
}
