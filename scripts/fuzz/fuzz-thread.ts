import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { fuzzInRounds } from './fuzz-in-rounds.ts';
import { openInputSlot, putInput } from './input-slot.ts';
import { listReaders } from './list-readers.ts';

const { seconds, seed, memory, only } = z
  .object({
    seconds: z.number(),
    seed: z.int(),
    memory: z.instanceof(SharedArrayBuffer),
    only: z.string(),
  })
  .parse(workerData);

const slot = openInputSlot(memory);
const readers = (await listReaders()).filter(({ name }) => name.includes(only));
let present = '';
const found = await fuzzInRounds(readers, {
  seconds,
  seed,
  onInput: (reader, round, input) => {
    putInput(slot, input);
    const place = `${reader}\n${round}`;
    if (place !== present) parentPort?.postMessage({ reader, seed: round });
    present = place;
  },
  onFailure: (failure) => parentPort?.postMessage({ failure }),
});
parentPort?.postMessage(found);
