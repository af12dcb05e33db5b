import { getHeapStatistics } from 'node:v8';
import type { FuzzedReader } from './reader.ts';
import type { Tally } from './tally.ts';

/** What any input may take of the processor and of memory, and what each of its bytes may take besides. */
const mostMilliseconds = 500;
const mostMemory = { any: 128 * 2 ** 20, byte: 200 };

const shared = [Object.prototype, Array.prototype, Map.prototype, Function.prototype];
const ownKeys = shared.map((prototype) => Reflect.ownKeys(prototype).length);

/**
 * Gives one input to a reader and counts it.
 * @throws Error where the reader crashed, took too long or too much memory, or changed what all objects share
 */
export async function tryInput(
  { tryInput: read, millisecondsPerByte }: FuzzedReader,
  input: Uint8Array,
  tally: Tally,
): Promise<void> {
  const heapBefore = getHeapStatistics().used_heap_size;
  const begin = performance.now();
  const outcome = await read(input);
  const spent = performance.now() - begin;
  const heap = getHeapStatistics().used_heap_size;
  tally.tried += 1;
  tally[outcome] += 1;
  tally.highestHeap = Math.max(tally.highestHeap, heap / 2 ** 20);
  if (shared.some((prototype, at) => Reflect.ownKeys(prototype).length !== ownKeys[at]))
    throw new Error('what all objects share was changed');
  if (heap - heapBefore > mostMemory.any + mostMemory.byte * input.length)
    throw new Error(`took ${heap - heapBefore} bytes of memory for ${input.length} bytes`);
  if (spent <= tally.slowest) return;
  const milliseconds = Math.min(spent, await measureProcessor(() => read(input)));
  tally.slowest = Math.max(tally.slowest, milliseconds);
  if (milliseconds > mostMilliseconds + millisecondsPerByte * input.length)
    throw new Error(`took ${milliseconds.toFixed(0)} ms for ${input.length} bytes`);
}

/** Milliseconds of the processor, which what else the machine does leaves alone; slow to ask for. */
async function measureProcessor(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage().user;
  await work();
  return (process.cpuUsage().user - before) / 1000;
}
