import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** A script for Node with its arguments. */
export type Command = {
  readonly script: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Exit codes that mean it did its work. */
  readonly done: readonly number[];
};

export type Usage = {
  readonly seconds: number;
  /** Of all Node processes of the command. */
  readonly processorSeconds: number;
  /** Of the largest Node process of the command. */
  readonly peakBytes: number;
};

const usageSchema = z.object({
  maxRSS: z.number().describe('kilobytes'),
  userCPUTime: z.number().describe('microseconds'),
  systemCPUTime: z.number().describe('microseconds'),
});
const reporter = pathToFileURL(path.join(import.meta.dirname, '..', 'report-usage.ts')).href;

/**
 * Runs a command as a whole process, from its start to its end.
 * @throws Error with what it said where it ends with another exit code than those of its work
 */
export async function measureCommand(command: Command): Promise<Usage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'groundline-usage-'));
  try {
    const begin = performance.now();
    const { code, said } = await runToEnd(command, path.join(folder, '%p.json'));
    const seconds = (performance.now() - begin) / 1000;
    if (!command.done.includes(code))
      throw new Error(`${command.script} ended with ${code}:\n${said}`);
    const processes = await Promise.all(
      (await readdir(folder)).map(async (file) =>
        usageSchema.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8'))),
      ),
    );
    const processor = processes.map(
      ({ userCPUTime, systemCPUTime }) => userCPUTime + systemCPUTime,
    );
    return {
      seconds,
      processorSeconds: processor.reduce((sum, time) => sum + time, 0) / 1e6,
      peakBytes: Math.max(...processes.map(({ maxRSS }) => maxRSS)) * 1024,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runToEnd(
  { script, args, cwd, env }: Command,
  usageFile: string,
): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: {
      ...process.env,
      ...env,
      GROUNDLINE_USAGE: usageFile,
      NODE_OPTIONS: `--import=${reporter}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code: code ?? -1, said: said.join('') });
    });
  });
}
