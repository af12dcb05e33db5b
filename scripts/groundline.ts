import { Command, CommanderError } from 'commander';
import { ReportError } from '../src/error/report-error.ts';
import { revealControlsInLines } from '../src/error/reveal-controls.ts';

/** Every command in the order of the help; only the one that is called is loaded. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  score: async () => (await import('./commands/score.ts')).scoreCommand,
  add: async () => (await import('./commands/add.ts')).addCommand,
  check: async () => (await import('./commands/check.ts')).checkCommand,
  evaluate: async () => (await import('./commands/evaluate.ts')).evaluateCommand,
  evidence: async () => (await import('./commands/evidence.ts')).evidenceCommand,
  registry: async () => (await import('./commands/registry.ts')).registryCommand,
  'build-brain': async () => (await import('./commands/build-brain.ts')).buildBrainCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  prompt: async () => (await import('./commands/prompt.ts')).promptCommand,
  run: async () => (await import('./commands/run.ts')).runCommand,
  import: async () => (await import('./commands/import.ts')).importCommand,
  init: async () => (await import('./commands/init.ts')).initCommand,
  build: async () => (await import('./commands/build.ts')).buildCommand,
  'add-question': async () => (await import('./commands/add-question.ts')).addQuestionCommand,
  audit: async () => (await import('./commands/audit.ts')).auditCommand,
  schemas: async () => (await import('./commands/schemas.ts')).schemasCommand,
  snapshot: async () => (await import('./commands/snapshot.ts')).snapshotCommand,
  archive: async () => (await import('./commands/archive.ts')).archiveCommand,
  summary: async () => (await import('./commands/summary.ts')).summaryCommand,
  preview: async () => (await import('./commands/preview.ts')).previewCommand,
};

/** Exit codes: 0 done, 1 the input falls short, 2 wrong usage. */
const program = new Command('groundline')
  .description(
    'Scores how well agents answer questions from documents, against the lines they cite.',
  )
  .showSuggestionAfterError();

const called = process.argv[2] ?? '';
const load = Object.hasOwn(commands, called) ? commands[called] : undefined;
for (const each of load === undefined ? Object.values(commands) : [load])
  program.addCommand(await each());

for (const command of [
  program,
  ...program.commands,
  ...program.commands.flatMap((each) => each.commands),
]) {
  command.exitOverride().configureOutput({
    outputError: (message, write) => write(revealControlsInLines(message)),
  });
}

// whoever reads may stop early, as `head` does
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
  // a command that listens too, as a server does, ends by itself and closes its log
  if (process.stdout.listenerCount('error') === 1) process.exit();
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof ReportError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.name === 'WrongUsage' ? 2 : 1;
  } else if (error instanceof Error && 'syscall' in error) {
    process.stderr.write(`${revealControlsInLines(error.message)}\n`);
    process.exitCode = 1;
  } else throw error;
}
