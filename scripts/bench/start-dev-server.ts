import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A server of `npm run dev` over a staged project. */
export type DevServer = {
  readonly home: string;
  /** What it has said since it was last forgotten. */
  readonly readOutput: () => string;
  readonly forgetOutput: () => void;
  readonly stop: () => Promise<void>;
};

const patience = 120_000;

/** Starts it on a port that is free and waits until it serves. */
export async function startDevServer(stage: string): Promise<DevServer> {
  const astro = path.join(stage, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'dev', '--port', '0'], {
    cwd: stage,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DEV_BACKGROUND: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const deadline = performance.now() + patience;
  const findHome = () => /http:\/\/(localhost|127\.0\.0\.1):\d+\//.exec(output)?.[0];
  while (findHome() === undefined) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`the server did not start:\n${output}`);
    await wait(50);
  }
  return {
    home: findHome() ?? '',
    readOutput: () => output,
    forgetOutput: () => {
      output = '';
    },
    stop: async () => {
      const closed = once(child, 'close');
      child.kill();
      await closed;
    },
  };
}
