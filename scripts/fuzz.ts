import { parseArgs } from 'node:util';
import { runFuzzing } from './fuzz/run-fuzzing.ts';
import { formatFailure, formatTallies } from './fuzz/tally.ts';

/** Fuzzes every reader: `npm run fuzz -- --minutes 30 --seed 1`, or one with `--reader NAME`. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    reader: { type: 'string', default: '' },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed);
if (!(minutes > 0) || !Number.isSafeInteger(seed)) {
  process.stderr.write('give --minutes a number above 0 and --seed a whole number\n');
  process.exitCode = 2;
} else {
  const { tallies, failures } = await runFuzzing(minutes * 60, seed, values.reader, (failure) => {
    process.stdout.write(formatFailure(failure));
  });
  process.stdout.write(formatTallies(tallies));
  process.exitCode = failures.length > 0 ? 1 : 0;
}
