import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      steps: z.array(
        z.object({
          run: z.string().optional(),
          'working-directory': z.string().default('.'),
          env: z.record(z.string(), z.string()).default({}),
        }),
      ),
    }),
  ),
});

type Job = {
  readonly file: string;
  readonly job: string;
  /** What the runner checks out into. */
  readonly workspace: string;
  /** What stands in `${{ … }}`, by what is written there; anything else is empty. */
  readonly values?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
};

/**
 * Runs the shell steps of a workflow's job until one fails, apart from `npm ci`.
 * @returns the commands, the exit code of the last one, and what all of them said
 */
export async function runJob({ file, job, workspace, values = {}, env = {} }: Job): Promise<{
  readonly commands: readonly string[];
  readonly status: number | null;
  readonly log: string;
}> {
  const { jobs } = workflow.parse(parse(readFileSync(file, 'utf8')));
  const commands: string[] = [];
  let log = '';
  for (const step of jobs[job]?.steps ?? []) {
    if (step.run === undefined || step.run.startsWith('npm ci')) continue;
    commands.push(step.run);
    const given = Object.entries(step.env).map(([name, value]): [string, string] => [
      name,
      value.replace(/\$\{\{ (.*?) \}\}/g, (_whole, key: string) => values[key] ?? ''),
    ]);
    const child = spawn('bash', ['-e', '-c', step.run], {
      cwd: path.join(workspace, step['working-directory']),
      env: { ...process.env, ...env, ...Object.fromEntries(given) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (log += text));
    const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
    if (status !== 0) return { commands, status, log };
  }
  return { commands, status: 0, log };
}
