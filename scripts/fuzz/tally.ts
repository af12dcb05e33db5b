import { gzipSync } from 'node:zlib';

/** What was seen of one reader. */
export type Tally = {
  readonly reader: string;
  tried: number;
  refused: number;
  accepted: number;
  failures: number;
  /** Of one input, in milliseconds of the processor. */
  slowest: number;
  /** Of the heap after an input, in MiB; what no longer is used is in it until it is collected. */
  highestHeap: number;
};

export function startTally(reader: string): Tally {
  return { reader, tried: 0, refused: 0, accepted: 0, failures: 0, slowest: 0, highestHeap: 0 };
}

/** A failed input, as small as it could be made. */
export type Failure = {
  readonly reader: string;
  readonly seed: number;
  readonly why: string;
  readonly input: Uint8Array;
};

/** The figures as a table. */
export function formatTallies(tallies: readonly Tally[]): string {
  const rows = tallies.map(({ reader, ...figures }) =>
    [
      reader.padEnd(18),
      String(figures.tried).padStart(9),
      String(figures.refused).padStart(9),
      String(figures.accepted).padStart(9),
      String(figures.failures).padStart(7),
      figures.slowest.toFixed(0).padStart(10),
      figures.highestHeap.toFixed(0).padStart(9),
    ].join(' '),
  );
  const sum = (of: (tally: Tally) => number) =>
    tallies.reduce((total, tally) => total + of(tally), 0);
  return [
    'reader                 tried   refused  accepted crashes slowest ms  heap MiB',
    ...rows,
    `all: ${sum(({ tried }) => tried)} inputs, ${sum(({ refused }) => refused)} refused, ${sum(({ accepted }) => accepted)} accepted, ${sum(({ failures: count }) => count)} crashes`,
    '',
  ].join('\n');
}

/** A failure with how to see it again. */
export function formatFailure({ reader, seed, why, input }: Failure): string {
  const packed = gzipSync(input).toString('base64');
  return [
    `${reader}, seed ${seed}: ${why}`,
    `an input of ${input.length} bytes; to see it again: echo ${packed} | base64 -d | gunzip`,
    '',
  ].join('\n');
}
