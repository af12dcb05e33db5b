import { ReportError } from '../../src/error/report-error.ts';
import type { ReportErrorName } from '../../src/error/report-error.ts';

/** What became of one input: read, or refused with a documented error. */
export type Outcome = 'accepted' | 'refused';

/** A reader under test. */
export type FuzzedReader = {
  readonly name: string;
  /** Real files that inputs are made from. */
  readonly seeds: readonly Uint8Array[];
  /** What a byte may take, in milliseconds of the processor. */
  readonly millisecondsPerByte: number;
  /** Throws where an invariant is broken. */
  readonly tryInput: (bytes: Uint8Array) => Promise<Outcome>;
};

type ReaderDefinition<T> = {
  readonly name: string;
  readonly seeds: readonly Uint8Array[];
  readonly millisecondsPerByte?: number;
  /** The only errors that its documentation names. */
  readonly refusals: readonly ReportErrorName[];
  readonly read: (bytes: Uint8Array) => T | Promise<T>;
  /** Says what does not hold of what was read. */
  readonly check: (value: T, bytes: Uint8Array) => readonly string[] | Promise<readonly string[]>;
};

/** Joins a reader, its documented errors and its invariants. */
export function defineReader<T>(definition: ReaderDefinition<T>): FuzzedReader {
  const { name, seeds, refusals, read, check, millisecondsPerByte = 0.005 } = definition;
  return {
    name,
    seeds,
    millisecondsPerByte,
    tryInput: async (bytes) => {
      let value: T;
      try {
        value = await read(bytes);
      } catch (error) {
        if (!(error instanceof ReportError)) throw error;
        const faults = listRefusalFaults(error, refusals, bytes);
        if (faults.length > 0) throw new Error(faults.join('\n'), { cause: error });
        return 'refused';
      }
      const faults = await check(value, bytes);
      if (faults.length > 0) throw new Error(faults.slice(0, 20).join('\n'));
      return 'accepted';
    },
  };
}

/** What is wrong with how an input was refused. */
function listRefusalFaults(
  error: ReportError,
  refusals: readonly ReportErrorName[],
  bytes: Uint8Array,
): string[] {
  const last = error.faults.reduce((most, { line = 1 }) => Math.max(most, line), 1);
  const lines = last === 1 ? 1 : countLines(bytes);
  const misplaced = error.faults.find(
    ({ line }) => line !== undefined && !(line >= 1 && line <= lines),
  );
  return [
    ...(refusals.includes(error.name) ? [] : [`${error.name} is not documented: ${error.message}`]),
    ...(error.faults.length === 0 ? ['refused without a fault'] : []),
    ...(error.faults.some(({ message }) => message.trim() === '') ? ['a fault says nothing'] : []),
    ...(misplaced === undefined
      ? []
      : [`line ${misplaced.line} of ${lines}: ${misplaced.message}`]),
    ...(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u.test(error.message)
      ? ['the message steers a terminal']
      : []),
  ];
}

/** A lone CR ends a line too, as it does for tables. */
function countLines(bytes: Uint8Array): number {
  let lines = 1;
  for (const byte of bytes) if (byte === 10 || byte === 13) lines += 1;
  return lines;
}
