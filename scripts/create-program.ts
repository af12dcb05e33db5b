import { Command } from 'commander';
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
  ci: async () => (await import('./commands/ci.ts')).ciCommand,
};

/**
 * The program with one command, or with all where the name is none of theirs.
 * Parsing throws a CommanderError instead of ending the process.
 */
export async function createProgram(called: string): Promise<Command> {
  const program = new Command('groundline')
    .description(
      'Scores how well agents answer questions from documents, against the lines they cite.',
    )
    .showSuggestionAfterError();
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
  return program;
}
