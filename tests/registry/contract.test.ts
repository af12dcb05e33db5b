import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { decideChange } from '../../src/policy/decide-change.ts';
import { readRecord } from '../../src/policy/read-record.ts';
import { appendEntry, hashReports } from '../../src/policy/registry-record.ts';
import { verifyRecord } from '../../src/policy/verify-record.ts';
import { createEvaluator } from '../../src/policy/create-evaluator.ts';
import { openRecord } from '../../src/store/registry/change-record.ts';
import { registryIo } from '../../src/store/registry/registry-io.ts';
import { catchMessage, openBench } from './registry-bench.ts';

vi.setConfig({ testTimeout: 150_000 });

async function promoted() {
  const bench = openBench();
  bench.start();
  await bench.ask({ operation: 'p1' });
  const scoped = bench.writeReport(bench.evaluate('scoped'), 'scoped');
  const revert = { operation: 'r1', report: scoped, sequence: 2, to: 1 };
  return { bench, scoped, revert };
}

test('one JSON record per corpus revision: corpus hash, accepted policy, sequence, hash over its reports in fixture order, history as a hash chain', async () => {
  const { bench } = await promoted();
  const record = readRecord(readFileSync(bench.record), bench.record);
  const reports = bench.evaluate('graph').reports;
  expect(record).toMatchObject({
    revision: 1,
    corpusHash: bench.read().hash,
    policy: 'graph',
    sequence: 2,
    reportsHash: hashReports(reports),
  });
  expect(reports.map(({ fixture }) => fixture)).toEqual(['alpha', 'beta']);
  expect(hashReports(reports.toReversed())).not.toBe(record.reportsHash);
  expect(record.history.map(({ parent }) => parent)).toEqual([
    expect.stringMatching(/^sha256:/),
    record.history[0]?.hash,
  ]);
});

test('init makes it at sequence 1 and refuses where one stands, whatever stands there', async () => {
  const bench = openBench();
  bench.start();
  expect(readRecord(readFileSync(bench.record), 'r')).toMatchObject({
    sequence: 1,
    policy: 'scoped',
  });
  for (const bytes of [bench.bytes(), '', '{"torn":']) {
    writeFileSync(bench.record, bytes);
    expect(await catchMessage(() => bench.start())).toMatch(/a record stands here/);
    expect(bench.bytes()).toBe(bytes);
  }
});

test('promote accepts a report that qualifies', async () => {
  const { bench } = await promoted();
  expect(openRecord(bench.record).record).toMatchObject({ policy: 'graph', sequence: 2 });
});

test.each(['graph_wide', 'scoped_padded', 'feed_only', 'scoped'] as const)(
  'promote judges itself: %s is refused',
  async (policy) => {
    const bench = openBench();
    bench.start();
    const report = bench.writeReport(bench.evaluate(policy));
    const message = await bench.refuse({ operation: 'p', report });
    expect(message).toMatch(
      policy === 'scoped' ? /no_gain/ : /stale injection rises in total: 0 to 2/,
    );
  },
);

test('a request carries the whole report: a part of it is refused', async () => {
  const bench = openBench();
  bench.start();
  const whole = bench.evaluate('graph');
  const parts = [
    { ...whole, reports: whole.reports.slice(0, 1) },
    { ...whole, reports: whole.reports.toReversed() },
    { ...whole, reports: [...whole.reports, ...whole.reports] },
    { ...whole, reports: [] },
    { ...whole, reports: [...whole.reports, ...bench.evaluate('scoped').reports] },
    {
      ...whole,
      reports: whole.reports.map((report) => ({ ...report, tasks: report.tasks.slice(1) })),
    },
  ];
  for (const part of parts) {
    await bench.refuse({ operation: 'p', report: bench.writeReport(part) });
  }
});

test('the registry recomputes the report from its own corpus and refuses a mismatch', async () => {
  const bench = openBench();
  bench.start();
  const whole = bench.evaluate('graph_wide');
  const forged = {
    ...whole,
    reports: whole.reports.map((report) => ({
      ...report,
      measures: { ...report.measures, irrelevantInjection: 0, staleInjection: 0 },
    })),
  };
  expect(await bench.refuse({ operation: 'p', report: bench.writeReport(forged) })).toMatch(
    /^report\.report: reports\[0\]\.measures\.irrelevantInjection: is not what graph_wide packs/,
  );
  const hash = { ...whole, reports: whole.reports.map((report) => ({ ...report, hash: 'x' })) };
  expect(await bench.refuse({ operation: 'p', report: bench.writeReport(hash) })).toMatch(
    /^report\.report: reports\[0\]\.hash: /,
  );
});

test.each([
  ['beside the reports', (text: string) => text.replace('{', '{"verdict":"qualified",')],
  ['in a report', (text: string) => text.replace('"tasks"', '"verdict":"qualified","tasks"')],
])('a verdict that the caller sends %s is ignored', async (_place, send) => {
  const bench = openBench();
  bench.start();
  const refused = bench.writeReport(send(JSON.stringify(bench.evaluate('graph_wide'))));
  expect(await bench.refuse({ operation: 'p', report: refused })).toMatch(/graph_wide/);
  const denied = send(JSON.stringify(bench.evaluate('graph'))).replace('qualified', 'refused');
  await bench.ask({ operation: 'p', report: bench.writeReport(denied) });
  expect(bench.bytes()).toContain('"policy": "graph"');
});

test('a verdict among the measures is a forged measure: refused', async () => {
  const bench = openBench();
  bench.start();
  const report = JSON.stringify(bench.evaluate('graph')).replace(
    '"arcs"',
    '"verdict":"qualified","arcs"',
  );
  expect(await bench.refuse({ operation: 'p', report: bench.writeReport(report) })).toMatch(
    /holds a field that `groundline evaluate --json` does not write/,
  );
});

test('a report of another corpus, and of another corpus revision, is refused', async () => {
  const bench = openBench();
  bench.start();
  const other = openBench();
  writeFileSync(other.corpus, `${readFileSync(other.corpus, 'utf8')}\n`);
  expect(
    await bench.refuse({ operation: 'p', report: bench.writeReport(other.evaluate('graph')) }),
  ).toMatch(/corpusHash: belongs to another corpus/);
  const revised = { ...bench.evaluate('graph'), revision: 2 };
  expect(await bench.refuse({ operation: 'p', report: bench.writeReport(revised) })).toMatch(
    /revision: is not the corpus's, 1/,
  );
});

test('the registry’s own corpus may not change under a record', async () => {
  const bench = openBench();
  bench.start();
  const text = readFileSync(bench.corpus, 'utf8');
  writeFileSync(bench.corpus, text.replace('"heat": 0.62', '"heat": 0.63'));
  expect(await bench.refuse({ operation: 'p' })).toMatch(/changed under the same revision/);
  writeFileSync(bench.corpus, text.replace('"revision": 1', '"revision": 2'));
  expect(await bench.refuse({ operation: 'p' })).toMatch(/is 1, but the corpus has revision 2/);
});

test('revert goes back to a policy accepted earlier', async () => {
  const { bench, revert } = await promoted();
  await bench.ask(revert);
  const { record } = openRecord(bench.record);
  expect(record).toMatchObject({ policy: 'scoped', sequence: 3 });
  expect(record.history.at(-1)).toMatchObject({ action: 'revert', to: 1 });
  const grounds = { file: 'r', evaluate: createEvaluator(bench.read()) };
  expect(verifyRecord(record, bench.read(), grounds)).toHaveLength(3);
});

test('revert is refused to a state that is not earlier, to another policy’s report, and to what is accepted already', async () => {
  const { bench, revert } = await promoted();
  expect(await bench.refuse({ ...revert, to: 2 })).toMatch(/no earlier state/);
  expect(await bench.refuse({ ...revert, to: 9 })).toMatch(/no earlier state/);
  const graph = bench.writeReport(bench.evaluate('graph'), 'graph');
  expect(await bench.refuse({ ...revert, report: graph })).toMatch(/accepted scoped/);
  await bench.ask(revert);
  expect(await bench.refuse({ ...revert, operation: 'r2', sequence: 3 })).toMatch(
    /accepted already/,
  );
});

test('revert is refused when the recomputed hash differs from the hash it was accepted with', () => {
  const bench = openBench();
  const corpus = bench.read();
  const evaluate = createEvaluator(corpus);
  const head = { version: 1, corpus: 'bench', revision: 1, corpusHash: corpus.hash } as const;
  const entry = { to: null, operation: null, payload: null };
  const drifted = appendEntry(head, [], {
    ...entry,
    action: 'init',
    policy: 'scoped',
    reportsHash: hashReports([{ hash: 'as it was before the packer changed' }]),
  });
  const record = appendEntry(drifted, drifted.history, {
    ...entry,
    action: 'promote',
    policy: 'graph',
    operation: 'p1',
    reportsHash: hashReports(evaluate('graph')),
  });
  const request = { to: 1, operation: 'r1', sequence: 2, report: bench.evaluate('scoped') };
  const grounds = { corpus, evaluate, file: 'record.json', reportFile: 'report.json' };
  expect(() => decideChange(record, request, grounds)).toThrow(
    'scoped no longer packs what was accepted at sequence 1',
  );
});

test('the same operation id with the same payload replays without a second effect', async () => {
  const { bench, revert } = await promoted();
  const before = bench.bytes();
  expect((await bench.ask({ operation: 'p1' })).outcome).toMatchObject({
    kind: 'replays',
    entry: { sequence: 2 },
  });
  expect(bench.bytes()).toBe(before);
  await bench.ask(revert);
  const after = bench.bytes();
  for (const asked of [revert, { operation: 'p1' }, revert]) {
    expect((await bench.ask(asked)).outcome.kind).toBe('replays');
  }
  expect(bench.bytes()).toBe(after);
});

test('the same operation id with another payload is refused', async () => {
  const { bench, scoped, revert } = await promoted();
  for (const asked of [
    { operation: 'p1', sequence: 2 },
    { operation: 'p1', report: scoped },
    { ...revert, operation: 'p1' },
  ]) {
    expect(await bench.refuse(asked)).toMatch(/operation id used at sequence 2/);
  }
});

test('a stale sequence is refused', async () => {
  const { bench, revert } = await promoted();
  for (const sequence of [1, 3]) {
    expect(await bench.refuse({ ...revert, sequence })).toMatch(
      `stale sequence: the request was made at ${sequence}, the record is at 2`,
    );
  }
});

test('it changes by compare-and-swap: a record replaced behind the lock is left alone', async () => {
  const bench = openBench();
  bench.start();
  const start = bench.bytes();
  await bench.ask({ operation: 'p1' });
  const other = bench.bytes();
  writeFileSync(bench.record, start);
  const io = {
    ...registryIo,
    fsync: (handle: number) => {
      registryIo.fsync(handle);
      if (bench.litter().includes('.1.json.staged')) writeFileSync(bench.record, other);
    },
  };
  expect(await catchMessage(() => bench.ask({ operation: 'p2' }, io))).toMatch(
    /changed while this change was decided/,
  );
  expect(bench.bytes()).toBe(other);
  expect(bench.litter()).toEqual([]);
});

test('it changes only under its lock: a lock taken away stops the rename', async () => {
  const bench = openBench();
  bench.start();
  const io = {
    ...registryIo,
    fsync: (handle: number) => {
      registryIo.fsync(handle);
      if (bench.litter().includes('.1.json.staged'))
        registryIo.unlink(`${bench.folder}/.1.json.lock`);
    },
  };
  expect(await bench.refuse({ operation: 'p1' }, io)).toMatch(/its lock was taken away/);
});

test('stage, write all, verify, fsync, rename, fsync the folder: in this order', async () => {
  const bench = openBench();
  bench.start();
  const steps: string[] = [];
  const note = (name: string, file: string) =>
    steps.push(`${name} ${file.replace(bench.folder, '')}`);
  await bench.ask(
    { operation: 'p1' },
    {
      ...registryIo,
      open: (file, flags) => {
        note('open', file);
        return registryIo.open(file, flags);
      },
      write: (handle, bytes, offset) => {
        steps.push('write');
        return registryIo.write(handle, bytes, offset);
      },
      fsync: (handle) => {
        steps.push('fsync');
        registryIo.fsync(handle);
      },
      read: (file) => {
        note('read', file);
        return registryIo.read(file);
      },
      rename: (from, to) => {
        note('rename', to);
        registryIo.rename(from, to);
      },
    },
  );
  expect(steps.slice(steps.indexOf('open /.1.json.staged'))).toEqual([
    'open /.1.json.staged',
    'write',
    'read /.1.json.staged',
    'fsync',
    'read /1.json',
    'read /.1.json.lock',
    'rename /1.json',
    'open ',
    'fsync',
    'read /.1.json.lock',
  ]);
});

test('a staged write found at start is discarded, also by show', async () => {
  const bench = openBench();
  bench.start();
  writeFileSync(`${bench.folder}/.1.json.staged`, 'left behind');
  expect(openRecord(bench.record).discarded).toBe(true);
  expect(bench.litter()).toEqual([]);
  writeFileSync(`${bench.folder}/.1.json.staged`, 'left behind');
  expect((await bench.ask({ operation: 'p1' })).discarded).toBe(true);
  expect(bench.litter()).toEqual([]);
});

test('a refusal names nothing outside the grant', async () => {
  const bench = openBench();
  bench.start();
  const hidden = [...bench.read().fixtures.values()].flatMap(({ grant, items }) =>
    items.filter(({ project }) => !grant.includes(project)).flatMap(({ id, title }) => [id, title]),
  );
  expect(hidden.length).toBeGreaterThan(10);
  const feed = JSON.stringify(bench.evaluate('feed_only'));
  const [secret = ''] = hidden;
  const forgeries = [
    feed,
    feed.replace('"leaked"', '"useful"'),
    feed.replace(secret, 'unknown'),
    feed.replace('"fixture"', `"${secret}":1,"fixture"`),
    feed.replace('"alpha"', `"${secret}"`),
    feed.replace('"feed_only"', `"${secret}"`),
    feed.replace('"label"', `"id":"${secret}","label"`),
    feed.replaceAll('"feed_only"', '"graph"'),
    feed.replace('"corpusHash":"', `"corpusHash":"${secret}`),
  ];
  for (const forged of forgeries) {
    const message = await bench.refuse({ operation: 'p', report: bench.writeReport(forged) });
    expect(hidden.filter((name) => message.includes(name))).toEqual([]);
  }
});

test('there is no record until init makes one', async () => {
  const bench = openBench();
  expect(await catchMessage(() => bench.ask({ operation: 'p' }))).toMatch(/no such record/);
  expect(bench.litter()).toEqual([]);
});
