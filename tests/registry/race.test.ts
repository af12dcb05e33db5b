import { expect, test, vi } from 'vitest';
import { openRecord } from '../../src/store/registry/change-record.ts';
import { openBench } from './registry-bench.ts';
import { race, startChange, startScript } from './start-process.ts';

vi.setConfig({ testTimeout: 150_000 });

const count = <Entry>(list: readonly Entry[], holds: (entry: Entry) => boolean) =>
  list.filter(holds).length;

test('32 processes promote at once with the same sequence: one wins, the others are stale', async () => {
  const bench = openBench();
  bench.start();
  const files = bench.files({ operation: '' });
  const results = await race(
    Array.from({ length: 32 }, (_, at) =>
      startChange({ files: { ...files, operation: `p${at}` } }),
    ),
  );
  expect(count(results, ({ kind }) => kind === 'applies')).toBe(1);
  expect(count(results, ({ message }) => message?.includes('stale sequence') === true)).toBe(31);
  expect(openRecord(bench.record).record.history).toHaveLength(2);
  expect(bench.litter()).toEqual([]);
});

test('16 processes send the same operation at once: it is done once and replayed to the others', async () => {
  const bench = openBench();
  bench.start();
  const files = bench.files({ operation: 'p1' });
  const results = await race(Array.from({ length: 16 }, () => startChange({ files })));
  expect(count(results, ({ kind }) => kind === 'applies')).toBe(1);
  expect(count(results, ({ kind }) => kind === 'replays')).toBe(15);
  expect(openRecord(bench.record).record.history).toHaveLength(2);
});

test('a lock left by a dead process is taken over by exactly one of 16', async () => {
  const bench = openBench();
  bench.start();
  const files = bench.files({ operation: 'p' });
  const dead = startChange({ files, killAt: 20 });
  await dead.ready;
  expect((await dead.go()).signal).toBe('SIGKILL');
  expect(bench.litter()).toContain('.1.json.lock');
  const results = await race(
    Array.from({ length: 16 }, (_, at) =>
      startChange({ files: { ...files, operation: `p${at}` } }),
    ),
  );
  expect(count(results, ({ takenOver }) => takenOver === true)).toBe(1);
  expect(count(results, ({ kind }) => kind === 'applies')).toBe(1);
  expect(count(results, ({ message }) => message?.includes('stale sequence') === true)).toBe(15);
  expect(bench.litter()).toEqual([]);
});

test('no two processes ever hold the lock, though holders are killed again and again', async () => {
  const bench = openBench();
  bench.start();
  const rounds = 6;
  let [taken, killed] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const results = await race(
      Array.from({ length: 8 }, (_, at) =>
        startScript('tests/registry/hold-lock.ts', [bench.record, at < 5 ? 'die' : 'live']),
      ),
    );
    for (const { signal, stderr } of results) {
      expect(stderr).toBe('');
      taken += signal === null ? 1 : 0;
      killed += signal === 'SIGKILL' ? 1 : 0;
    }
  }
  process.stdout.write(`lock: ${taken} released, ${killed} holders killed, held twice 0\n`);
  expect([taken, killed]).toEqual([rounds * 3, rounds * 5]);
  await bench.ask({ operation: 'p1' });
  expect(bench.litter()).toEqual([]);
});
