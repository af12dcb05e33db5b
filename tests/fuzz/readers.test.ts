import { expect, test } from 'vitest';
import { runFuzzing } from '../../scripts/fuzz/run-fuzzing.ts';
import { formatFailure } from '../../scripts/fuzz/tally.ts';

const seconds = 20;

test('no reader crashes, hangs or lets an invariant break on spoilt files', async () => {
  const { tallies, failures } = await runFuzzing(seconds, 1);
  expect(failures.map(formatFailure)).toEqual([]);
  expect(tallies.filter(({ tried }) => tried === 0)).toEqual([]);
  expect(tallies.length).toBeGreaterThan(15);
});
