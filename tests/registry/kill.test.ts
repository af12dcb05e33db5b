import path from 'node:path';
import { expect, test } from 'vitest';
import { openRecord } from '../../src/store/registry/change-record.ts';
import { registryIo } from '../../src/store/registry/registry-io.ts';
import { watchSteps } from '../../src/store/registry/watch-steps.ts';
import { openBench } from './registry-bench.ts';
import type { Asked } from './registry-bench.ts';
import { pool, startChange } from './start-process.ts';

type Bench = ReturnType<typeof openBench>;

const scenarios: readonly {
  name: string;
  prepare: (bench: Bench) => Promise<Asked & { report: string }>;
}[] = [
  {
    name: 'a promote',
    prepare: async (bench) => {
      bench.start();
      return { operation: 'p1', report: bench.writeReport(bench.evaluate('graph')) };
    },
  },
  { name: 'a revert', prepare: prepareRevert },
  {
    name: 'a revert that takes over a dead process’s lock and staged write',
    prepare: async (bench) => {
      const asked = await prepareRevert(bench);
      const files = bench.files(asked);
      const started = startChange({ files, killAt: await countUntilRename(bench, asked) });
      await started.ready;
      await started.go();
      expect(bench.litter()).toContain('.1.json.staged');
      return asked;
    },
  },
];

async function prepareRevert(bench: Bench) {
  bench.start();
  await bench.ask({ operation: 'p1' });
  const report = bench.writeReport(bench.evaluate('scoped'), 'scoped');
  return { operation: 'r1', report, sequence: 2, to: 1 };
}

/** The number of the step that renames the staged write. */
async function countUntilRename(bench: Bench, asked: Asked): Promise<number> {
  const twin = openBench(bench.folder);
  const steps: string[] = [];
  await twin.ask(
    asked,
    watchSteps(registryIo, ({ name }) => void steps.push(name)),
  );
  return steps.indexOf('rename') + 1;
}

test.each(scenarios)(
  'killed at every step of $name: the old state or the new one, then done once',
  { timeout: 150_000 },
  async ({ name, prepare }) => {
    const origin = openBench();
    const { report, ...asked } = await prepare(origin);
    const reported = (bench: Bench) => ({
      ...asked,
      report: path.join(bench.folder, path.basename(report)),
    });
    const model = openBench(origin.folder);
    const before = model.bytes();
    const steps: string[] = [];
    await model.ask(
      reported(model),
      watchSteps(registryIo, (step) => void steps.push(step.name)),
    );
    const after = model.bytes();
    expect(after).not.toBe(before);

    const points = steps.flatMap((step, at) =>
      [false, ...(step === 'write' ? [true] : [])].map((torn) => ({ killAt: at + 1, torn, step })),
    );
    const outcomes = await pool(
      points.map(({ killAt, torn, step }) => async () => {
        const bench = openBench(origin.folder);
        const asked = reported(bench);
        const started = startChange({ files: bench.files(asked), killAt, torn });
        await started.ready;
        const { signal, stderr } = await started.go();
        const seen = { killAt, step, torn, signal, stderr };
        expect(seen).toMatchObject({ signal: 'SIGKILL', stderr: '' });

        const state = bench.bytes() === before ? 'old' : 'new';
        expect([before, after]).toContain(bench.bytes());
        expect(openRecord(bench.record).record.sequence).toBe(
          openRecord(model.record).record.sequence - (state === 'old' ? 1 : 0),
        );
        expect(bench.litter()).not.toContain('.1.json.staged');

        const again = await bench.ask(asked);
        expect(again.outcome.kind).toBe(state === 'old' ? 'applies' : 'replays');
        expect(bench.bytes()).toBe(after);
        expect((await bench.ask(asked)).outcome.kind).toBe('replays');
        expect(bench.bytes()).toBe(after);
        expect(bench.litter()).toEqual([]);
        return state;
      }),
    );
    const count = (state: string) => outcomes.filter((each) => each === state).length;
    process.stdout.write(
      `${name}: killed at ${points.length} points; old state ${count('old')}, new state ${count('new')}, losses 0\n`,
    );
    expect(count('old')).toBeGreaterThan(10);
    expect(count('new')).toBeGreaterThan(1);
  },
);
