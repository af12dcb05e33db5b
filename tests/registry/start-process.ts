import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type { Job } from './run-change.ts';

export type Result = {
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
  readonly kind?: string;
  readonly message?: string;
  readonly takenOver?: boolean;
  readonly discarded?: boolean;
};

/** A process that waits, ready, until it is let go. */
export type Waiting = { readonly ready: Promise<void>; readonly go: () => Promise<Result> };

/** What Node compiled once is not compiled again by a hundred short processes. */
const compileCache = path.join(os.tmpdir(), 'groundline-compile-cache');

/** @param limit blocks of 1 KiB that any file it writes may have (RLIMIT_FSIZE) */
export function startChange(job: Partial<Job> & Pick<Job, 'files'>, limit?: number): Waiting {
  const argument = JSON.stringify({ killAt: null, torn: false, ...job });
  return startScript('tests/registry/run-change.ts', [argument], limit);
}

export function startScript(script: string, args: readonly string[], limit?: number): Waiting {
  const command = [process.execPath, script, ...args];
  const limited = ['bash', '-c', `ulimit -f ${limit}; exec "$@"`, 'bash', ...command];
  const [program = '', ...rest] = limit === undefined ? command : limited;
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache };
  const child = spawn(program, rest, { stdio: 'pipe', env });
  let [stdout, stderr] = ['', ''];
  child.stdin.on('error', () => undefined); // It may be dead already.
  child.stderr.on('data', (data) => (stderr += String(data)));
  const ended = new Promise<Result>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (_code, signal) => {
      const last = stdout.trim().split('\n').at(-1) ?? '';
      resolve({ signal, stderr, ...(last.startsWith('{') ? JSON.parse(last) : {}) });
    });
  });
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (data) => {
      stdout += String(data);
      if (stdout.startsWith('ready\n')) resolve();
    });
    child.once('close', () => resolve());
  });
  return {
    ready,
    go: () => {
      child.stdin.end();
      return ended;
    },
  };
}

/** Starts all, lets them go at once when every one is ready, and waits for every end. */
export async function race(starts: readonly Waiting[]): Promise<Result[]> {
  await Promise.all(starts.map(({ ready }) => ready));
  return Promise.all(starts.map(({ go }) => go()));
}

/** Runs tasks, a few at a time. */
export async function pool<Result>(
  tasks: readonly (() => Promise<Result>)[],
  width = 3,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = tasks.entries();
  const work = async () => {
    for (const [at, run] of rest) results[at] = await run();
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}
