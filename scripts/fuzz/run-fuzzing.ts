import { Worker } from 'node:worker_threads';
import { countInputs, openInputSlot, takeInput } from './input-slot.ts';
import type { Failure, Tally } from './tally.ts';

/** A thread that tries no further input for so long hangs. */
const patienceMilliseconds = 60_000;
const mostHeapMebibytes = 1024;

type Fuzzing = { readonly tallies: readonly Tally[]; readonly failures: readonly Failure[] };

type Message =
  Fuzzing | { readonly reader: string; readonly seed: number } | { readonly started: number };

/**
 * Fuzzes the readers in a thread of their own, which is stopped where one hangs and whose memory is bounded.
 * @param only a part of the names of the readers; all where empty
 */
export async function runFuzzing(seconds: number, seed: number, only = ''): Promise<Fuzzing> {
  const slot = openInputSlot();
  const worker = new Worker(new URL('./fuzz-thread.ts', import.meta.url), {
    workerData: { seconds, seed, memory: slot.memory, only },
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMebibytes },
  });
  let present = { reader: 'none', seed };
  let watched = { count: -1, since: performance.now() };
  return new Promise((resolve) => {
    const finish = (found: Fuzzing) => {
      clearInterval(watch);
      resolve(found);
      void worker.terminate();
    };
    const fail = (why: string) => {
      finish({ tallies: [], failures: [{ ...present, why, input: takeInput(slot) }] });
    };
    const watch = setInterval(() => {
      const count = countInputs(slot);
      const now = performance.now();
      if (count !== watched.count) watched = { count, since: now };
      else if (now - watched.since > patienceMilliseconds)
        fail(`no end after ${patienceMilliseconds / 1000} s`);
    }, 1000);
    worker.on('message', (message: Message) => {
      if ('reader' in message) present = message;
      else if ('tallies' in message) finish(message);
    });
    worker.on('error', (error) => {
      fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
    });
  });
}
