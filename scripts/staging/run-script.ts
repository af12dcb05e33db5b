import { spawn } from 'node:child_process';

/** How a process ended. */
export type ScriptEnd = {
  readonly code: number | null;
  /** All that it said, on both streams. */
  readonly output: string;
};

/**
 * Runs Node to its end, with nothing on its standard input.
 * @param args the script and its arguments, after what Node itself is told
 */
export function runScript(
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<ScriptEnd> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, output: said.join('') });
    });
  });
}
