import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const script = path.join(import.meta.dirname, '../groundline.ts');

/** What each command says of itself, in the order of the first help; commands of commands follow theirs. */
export async function listHelp(): Promise<Map<string, string>> {
  const help = new Map<string, string>();
  const top = await readHelp([]);
  for (const name of listNames(top)) {
    const text = await readHelp([name]);
    help.set(name, text);
    for (const inner of listNames(text))
      help.set(`${name} ${inner}`, await readHelp([name, inner]));
  }
  return help;
}

async function readHelp(command: readonly string[]): Promise<string> {
  const root = path.join(import.meta.dirname, '../..');
  const env = { ...process.env };
  delete env['GROUNDLINE_CONTENT'];
  delete env['GROUNDLINE_FIXTURES'];
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...command, '--help'], {
    cwd: root,
    env,
  });
  return stdout;
}

/** The commands that a help lists, without `help` itself. */
function listNames(text: string): string[] {
  const [, list = ''] = text.split(/^Commands:\n/m);
  const names = Array.from(list.matchAll(/^ {2}(\S+)/gm), ([, name = '']) => name);
  return names.filter((name) => name !== 'help');
}
