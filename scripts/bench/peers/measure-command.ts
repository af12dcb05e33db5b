import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runScript } from '../../staging/run-script.ts';
import { readUsage } from '../read-usage.ts';

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

const reporter = pathToFileURL(path.join(import.meta.dirname, '..', 'report-usage.ts')).href;

/**
 * Runs a command as a whole process, from its start to its end.
 * @throws Error with what it said where it ends with another exit code than those of its work
 */
export async function measureCommand({ script, args, cwd, env, done }: Command): Promise<Usage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'groundline-usage-'));
  try {
    const begin = performance.now();
    const { code, output } = await runScript([script, ...args], {
      cwd,
      env: {
        ...process.env,
        ...env,
        GROUNDLINE_USAGE: path.join(folder, '%p.json'),
        NODE_OPTIONS: `--import=${reporter}`,
      },
    });
    const seconds = (performance.now() - begin) / 1000;
    if (code === null || !done.includes(code))
      throw new Error(`${script} ended with ${code}:\n${output}`);
    const processes = await Promise.all(
      (await readdir(folder)).map((file) => readUsage(path.join(folder, file))),
    );
    return {
      seconds,
      processorSeconds: processes.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0),
      peakBytes: Math.max(...processes.map(({ peakBytes }) => peakBytes)),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
