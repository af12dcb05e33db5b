import { Worker } from 'node:worker_threads';
import { countInputs, openInputSlot, takeInput } from './input-slot.ts';
import type { Failure, Tally } from './tally.ts';

/** A thread that tries no further input for so long hangs. */
const patienceMilliseconds = 60_000;
const mostHeapMebibytes = 1024;

type Fuzzing = { readonly tallies: readonly Tally[]; readonly failures: readonly Failure[] };

type Message =
  Fuzzing | { readonly reader: string; readonly seed: number } | { readonly failure: Failure };

/**
 * Fuzzes the readers in a thread of their own, which is stopped where one hangs and whose memory is bounded.
 * @param only a part of the names of the readers; all where empty
 * @param onFailure told of each failure as soon as it is found
 */
export async function runFuzzing(
  seconds: number,
  seed: number,
  only = '',
  onFailure: (failure: Failure) => void = () => {},
): Promise<Fuzzing> {
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
      const failure = { ...present, why, input: takeInput(slot) };
      onFailure(failure);
      finish({ tallies: [], failures: [failure] });
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
      else if ('failure' in message) onFailure(message.failure);
      else finish(message);
    });
    worker.on('error', (error) => {
      fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
    });
  });
}
