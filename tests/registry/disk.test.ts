import { expect, test, vi } from 'vitest';
import { ReportError } from '../../src/error/report-error.ts';
import { openRecord } from '../../src/store/registry/change-record.ts';
import { registryIo } from '../../src/store/registry/registry-io.ts';
import { watchSteps } from '../../src/store/registry/watch-steps.ts';
import { catchMessage, openBench } from './registry-bench.ts';
import { startChange } from './start-process.ts';

vi.setConfig({ testTimeout: 150_000 });

test.each([
  ['the staged write', 1, /could not be written \(EFBIG\) and is as it was/],
  ['the lock', 0, /its lock or its folder cannot be used \(EFBIG\), so nothing was changed/],
])(
  'a limit that %s does not fit in: an error, the old bytes, nothing left',
  async (_what, limit, message) => {
    const bench = openBench();
    bench.start();
    const before = bench.bytes();
    const files = bench.files({ operation: 'p1' });
    const started = startChange({ files }, limit);
    await started.ready;
    const result = await started.go();
    expect(result).toMatchObject({ kind: 'refused', stderr: '' });
    expect(result.message).toMatch(message);
    expect(bench.bytes()).toBe(before);
    expect(bench.litter()).toEqual([]);
    expect((await bench.ask({ operation: 'p1' })).outcome.kind).toBe('applies');
  },
);

test('writes that take one byte at a time still write all', async () => {
  const bench = openBench();
  const other = openBench();
  for (const each of [bench, other]) each.start();
  await other.ask({ operation: 'p1' });
  await bench.ask(
    { operation: 'p1' },
    {
      ...registryIo,
      write: (handle, bytes, offset) =>
        registryIo.write(handle, bytes.subarray(0, offset + 1), offset),
    },
  );
  expect(bench.bytes()).toBe(other.bytes());
});

test.each([
  ['takes nothing', () => 0, /a write took 0 bytes/],
  ['claims more than it took', (bytes: Uint8Array) => bytes.length, /reads back otherwise/],
])('a write that %s is an error, the old bytes stay', async (_what, take, message) => {
  const bench = openBench();
  bench.start();
  const { length: size } = bench.bytes();
  const io = {
    ...registryIo,
    write: (handle: number, bytes: Uint8Array, offset: number) =>
      bytes.length < size ? registryIo.write(handle, bytes, offset) : take(bytes),
  };
  expect(await bench.refuse({ operation: 'p1' }, io)).toMatch(message);
  expect(bench.litter()).toEqual([]);
});

class DiskFull extends Error {
  readonly code = 'ENOSPC';
}

test('the disk fails at any step: an error, the old bytes or the new, then done once', async () => {
  const model = openBench();
  model.start();
  const before = model.bytes();
  const steps: string[] = [];
  await model.ask(
    { operation: 'p1' },
    watchSteps(registryIo, ({ name }) => void steps.push(name)),
  );
  const after = model.bytes();
  let failures = 0;
  for (const [at, step] of steps.entries()) {
    if (step === 'unlink') continue; // Taking away needs no room.
    const bench = openBench(model.folder);
    bench.reset(before);
    const io = watchSteps(registryIo, ({ number }) => {
      if (number === at + 1) throw new DiskFull();
    });
    const message = await catchMessage(() => bench.ask({ operation: 'p1' }, io), 'done');
    expect([before, after]).toContain(bench.bytes());
    expect(message).toMatch(
      bench.bytes() === before
        ? /ENOSPC\), so nothing was changed|ENOSPC\) and is as it was/
        : /written, but the folder could not be synced \(ENOSPC\)|^done$/,
    );
    await bench.ask({ operation: 'p1' });
    expect(bench.bytes()).toBe(after);
    expect(openRecord(bench.record).record.sequence).toBe(2);
    failures += 1;
  }
  process.stdout.write(`disk: failed at ${failures} steps, losses 0\n`);
  expect(failures).toBeGreaterThan(15);
});

test('what is not a failure of the disk is not called one', async () => {
  const bench = openBench();
  bench.start();
  const io = {
    ...registryIo,
    list: () => {
      throw new TypeError('a fault of the program');
    },
  };
  await expect(bench.ask({ operation: 'p1' }, io)).rejects.not.toBeInstanceOf(ReportError);
});
