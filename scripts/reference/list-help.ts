import type { Command } from 'commander';

/** What each command says of itself, in the order of the first help; commands of commands follow theirs. */
export async function listHelp(): Promise<Map<string, string>> {
  // options take their defaults from these when a command is loaded
  delete process.env['GROUNDLINE_CONTENT'];
  delete process.env['GROUNDLINE_FIXTURES'];
  const { createProgram } = await import('../create-program.ts');
  const { commands } = await createProgram('');
  return new Map(commands.flatMap((command) => listOf(command, command.name())));
}

function listOf(command: Command, name: string): [string, string][] {
  const said: string[] = [];
  command.configureOutput({ getOutHelpWidth: () => 80, writeOut: (text) => said.push(text) });
  command.outputHelp();
  const inner = command.commands.flatMap((each) => listOf(each, `${name} ${each.name()}`));
  return [[name, said.join('')], ...inner];
}
