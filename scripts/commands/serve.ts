import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { Argument, Command } from 'commander';
import { ReportError } from '../../src/error/report-error.ts';
import { createModeTools } from '../../src/agent/mode-tools.ts';
import { serveTools } from '../../src/agent/serve-tools.ts';
import { makeFolder } from '../../src/store/make-folder.ts';
import { readDocuments } from '../../src/store/read-documents.ts';
import { requireRegularTarget } from '../../src/store/require-regular-target.ts';
import { refuseToWrite } from '../../src/store/refuse-to-write.ts';
import { createBuilderOption, readBuilder } from './builder-option.ts';
import { modeChoices, readMode } from './mode-argument.ts';
import { defaultSuite } from '../../src/store/input-folders.ts';

type Options = { suite: string; builder: string; log?: string };

export const serveCommand = new Command('serve')
  .description("Serve a mode's read tools to any MCP client, on standard input and output.")
  .addArgument(new Argument('<mode>', 'what the tools show').choices(modeChoices))
  .addOption(createBuilderOption())
  .option('--suite <dir>', 'the suite: a folder with docs/', defaultSuite)
  .option('--log <file>', 'append one JSON line a call, and at the end the number of calls')
  .action(serveMode);

async function serveMode(name: string, { suite, builder, log }: Options): Promise<void> {
  const documents = await readDocuments(path.join(suite, 'docs'));
  const toolbox = createModeTools(readMode(name), readBuilder(builder), documents);
  const file = log === undefined ? null : await openLog(log);
  await serveTools({
    toolbox,
    instructions:
      'Read tools over a set of documents. Cite the lines that hold an answer as path:line.',
    log: (line) => {
      if (file !== null) writeSync(file, `${JSON.stringify(line)}\n`);
    },
  });
  if (file !== null) closeSync(file);
}

/** Appending, so that a client that starts the server twice loses no call. */
async function openLog(file: string): Promise<number> {
  try {
    // a pipe that nobody reads would block the opening
    await requireRegularTarget(file);
    await makeFolder(path.dirname(file));
    return openSync(file, 'a');
  } catch (cause) {
    if (cause instanceof ReportError) throw cause;
    throw refuseToWrite(file, cause);
  }
}
