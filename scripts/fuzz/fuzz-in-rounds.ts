import fc from 'fast-check';
import { createInputArbitrary } from './create-input-arbitrary.ts';
import type { FuzzedReader } from './reader.ts';
import { startTally } from './tally.ts';
import type { Failure, Tally } from './tally.ts';
import { tryInput } from './try-input.ts';

type FuzzPlan = {
  readonly seconds: number;
  readonly seed: number;
  /** Told of each input before it is tried. */
  readonly onInput: (reader: string, seed: number, input: Uint8Array) => void;
  /** Told of each failure as soon as it is found. */
  readonly onFailure: (failure: Failure) => void;
};

/** Inputs of one round of a reader, whose seed is the round's. */
const inputsOfRound = 25;

/**
 * Gives the readers inputs in turn, an equal time each, until the time is over. A reader that failed is
 * left out of later rounds. The inputs follow from the seed alone; only how many there are does not.
 */
export async function fuzzInRounds(
  readers: readonly FuzzedReader[],
  plan: FuzzPlan,
): Promise<{ tallies: Tally[]; failures: Failure[] }> {
  const failures: Failure[] = [];
  const open = readers.map((reader) => ({
    reader,
    tally: startTally(reader.name),
    inputs: createInputArbitrary(reader.seeds),
    round: 0,
    spent: 0,
  }));
  const end = performance.now() + plan.seconds * 1000;
  while (performance.now() < end) {
    const [next] = open
      .filter(({ tally }) => tally.failures === 0)
      .toSorted((a, b) => a.spent - b.spent);
    if (next === undefined) break;
    const seed = plan.seed + next.round * 1_000_003;
    const begin = performance.now();
    const failure = await fuzzOnce(next, seed, { ...plan, seconds: (end - begin) / 1000 });
    next.spent += performance.now() - begin;
    next.round += 1;
    if (failure === null) continue;
    next.tally.failures += 1;
    failures.push(failure);
    plan.onFailure(failure);
  }
  return { tallies: open.map(({ tally }) => tally), failures };
}

async function fuzzOnce(
  {
    reader,
    tally,
    inputs,
  }: {
    readonly reader: FuzzedReader;
    readonly tally: Tally;
    readonly inputs: fc.Arbitrary<Uint8Array>;
  },
  seed: number,
  { seconds, onInput }: FuzzPlan,
): Promise<Failure | null> {
  const property = fc.asyncProperty(inputs, async (input) => {
    onInput(reader.name, seed, input);
    await tryInput(reader, input, tally);
  });
  const details = await fc.check(property, {
    seed,
    numRuns: inputsOfRound,
    interruptAfterTimeLimit: Math.max(1, seconds * 1000),
  });
  if (!details.failed || details.counterexample === null) return null;
  const [input] = details.counterexample;
  const { errorInstance } = details;
  const why =
    errorInstance instanceof Error
      ? (errorInstance.stack ?? errorInstance.message)
      : String(errorInstance);
  return { reader: reader.name, seed, why, input };
}
