import { Command, CommanderError } from 'commander';
import { ReportError } from '../src/error/report-error.ts';
import { addCommand } from './commands/add.ts';
import { addQuestionCommand } from './commands/add-question.ts';
import { auditCommand } from './commands/audit.ts';
import { buildCommand } from './commands/build.ts';
import { buildBrainCommand } from './commands/build-brain.ts';
import { checkCommand } from './commands/check.ts';
import { evaluateCommand } from './commands/evaluate.ts';
import { evidenceCommand } from './commands/evidence.ts';
import { importCommand } from './commands/import.ts';
import { previewCommand } from './commands/preview.ts';
import { initCommand } from './commands/init.ts';
import { promptCommand } from './commands/prompt.ts';
import { registryCommand } from './commands/registry.ts';
import { runCommand } from './commands/run.ts';
import { schemasCommand } from './commands/schemas.ts';
import { scoreCommand } from './commands/score.ts';
import { serveCommand } from './commands/serve.ts';
import { snapshotCommand } from './commands/snapshot.ts';
import { summaryCommand } from './commands/summary.ts';

/** Exit codes: 0 done, 1 the input falls short, 2 wrong usage. */
const program = new Command('groundline')
  .description(
    'Scores how well agents answer questions from documents, against the lines they cite.',
  )
  .showSuggestionAfterError()
  .addCommand(scoreCommand)
  .addCommand(addCommand)
  .addCommand(checkCommand)
  .addCommand(evaluateCommand)
  .addCommand(evidenceCommand)
  .addCommand(registryCommand)
  .addCommand(buildBrainCommand)
  .addCommand(serveCommand)
  .addCommand(promptCommand)
  .addCommand(runCommand)
  .addCommand(importCommand)
  .addCommand(initCommand)
  .addCommand(buildCommand)
  .addCommand(addQuestionCommand)
  .addCommand(auditCommand)
  .addCommand(schemasCommand)
  .addCommand(snapshotCommand)
  .addCommand(summaryCommand)
  .addCommand(previewCommand);

for (const command of [
  program,
  ...program.commands,
  ...program.commands.flatMap((each) => each.commands),
]) {
  command.exitOverride().configureOutput({ outputError: (message, write) => write(message) });
}

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof ReportError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.name === 'WrongUsage' ? 2 : 1;
  } else throw error;
}
