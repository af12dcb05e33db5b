import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { createEvaluator } from '../../src/policy/create-evaluator.ts';
import { judgeCandidate } from '../../src/policy/qualify.ts';
import { appendEntry, formatRecord } from '../../src/policy/registry-record.ts';
import type { RegistryRecord } from '../../src/policy/registry-record.ts';
import { verifyRecord } from '../../src/policy/verify-record.ts';
import { openRecord } from '../../src/store/registry/change-record.ts';
import { makeFolder } from '../make-folder.ts';
import { catchMessage, openBench } from './registry-bench.ts';

vi.setConfig({ testTimeout: 150_000 });

const damages: readonly [name: string, damage: (text: string) => string, message: RegExp][] = [
  ['empty', () => '', /1\.json: empty; restore the record from version control/],
  ['blank', () => '\n', /empty/],
  ['torn', (text) => text.slice(0, text.length >> 1), /torn or not JSON/],
  ['cut to zeros', (text) => '\0'.repeat(text.length), /torn or not JSON/],
  [
    'of a future version',
    (text) => text.replace('"version": 1', '"version": 2'),
    /newer Groundline/,
  ],
  ['without a version', (text) => text.replace('"version": 1,', ''), /version: /],
  [
    'with another policy on top',
    (text) => text.replace('"graph"', '"scoped"'),
    /policy: is not that of the last entry/,
  ],
  [
    'with another sequence on top',
    (text) => text.replace('"sequence": 2', '"sequence": 3'),
    /sequence: is not that/,
  ],
  [
    'with another revision',
    (text) => text.replace('"revision": 1', '"revision": 2'),
    /history\[0\]\.parent/,
  ],
  [
    'with another corpus',
    (text) => text.replace('"corpus": "bench"', '"corpus": "x"'),
    /history\[0\]\.parent/,
  ],
  [
    'with a policy changed everywhere',
    (text) => text.replaceAll('"graph"', '"graph_wide"'),
    /history\[1\]\.hash: does not fit/,
  ],
  ['with a renamed operation', (text) => text.replace('"p1"', '"p2"'), /history\[1\]\.hash/],
  ['with an entry taken out', dropFirstEntry, /history\[0\]\.sequence/],
  [
    'with an unknown field',
    (text) => text.replace('{', '{"verdict":"x",'),
    /verdict: unknown field/,
  ],
  [
    'with a key twice',
    (text) => text.replace('"policy": "graph"', '"policy": "graph","policy": "graph"'),
    /duplicate JSON key/,
  ],
];

function dropFirstEntry(text: string): string {
  const record: RegistryRecord = JSON.parse(text);
  return JSON.stringify({ ...record, history: record.history.slice(1) });
}

test.each(damages)(
  'a record %s stops everything and stays as it is',
  async (_name, damage, message) => {
    const bench = openBench();
    bench.start();
    await bench.ask({ operation: 'p1' });
    const damaged = damage(bench.bytes());
    expect(damaged).not.toBe(bench.bytes());
    bench.reset(damaged);
    const report = bench.writeReport(bench.evaluate('scoped'), 'scoped');
    for (const act of [
      () => openRecord(bench.record),
      () => bench.ask({ operation: 'p2', sequence: 2 }),
      () => bench.ask({ operation: 'r1', sequence: 2, to: 1, report }),
    ]) {
      expect(await catchMessage(act)).toMatch(message);
      expect(bench.bytes()).toBe(damaged);
      expect(bench.litter()).toEqual([]);
    }
    expect(await catchMessage(() => bench.start())).toMatch(/a record stands here/);
    expect(bench.bytes()).toBe(damaged);
  },
);

test('verify finds what a hand-made chain claims and the corpus does not give', () => {
  const bench = openBench();
  bench.start();
  const corpus = bench.read();
  const evaluate = createEvaluator(corpus);
  const { record } = openRecord(bench.record);
  const forged = appendEntry(record, record.history, {
    action: 'promote',
    policy: 'graph_wide',
    to: null,
    operation: 'forged',
    payload: record.corpusHash,
    reportsHash: record.reportsHash,
  });
  bench.reset(formatRecord(forged));
  expect(openRecord(bench.record).record.policy).toBe('graph_wide');
  expect(() => verifyRecord(forged, corpus, { file: 'r', evaluate })).toThrow(
    /history\[1\]\.reportsHash: graph_wide no longer packs.*\n.*history\[1\]: graph_wide does not qualify against scoped/,
  );
});

test('verify derives each promote’s verdict again', async () => {
  const bench = openBench();
  bench.start();
  await bench.ask({ operation: 'p1' });
  const evaluate = createEvaluator(bench.read());
  const states = verifyRecord(openRecord(bench.record).record, bench.read(), {
    file: 'r',
    evaluate,
  });
  expect(states.map(({ verdict }) => verdict)).toEqual([
    null,
    judgeCandidate(evaluate('scoped'), evaluate('graph')),
  ]);
});

test('the commands say it with exit codes: 0 done, 1 refused, 2 wrong usage', async () => {
  const bench = openBench();
  const run = (...args: string[]) => {
    const places = ['--corpus', bench.corpus, '--record', bench.record];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/groundline.ts', 'registry', ...args, ...places],
      { encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  };
  const report = bench.writeReport(bench.evaluate('graph'));
  const promote = ['promote', '--report', report, '--operation', 'p1', '--sequence'];
  expect(run('show')).toMatchObject({ status: 1, stdout: '' });
  expect(run('init', '--policy', 'scoped').status).toBe(0);
  expect(run(...promote, 'x')).toMatchObject({ status: 2, stdout: '' });
  expect(run(...promote, '1').stdout).toMatch(/graph accepted at sequence 2/);
  expect(run('verify').stdout).toMatch(/2 of 2 accepted states derived again/);
  bench.reset(bench.bytes().replace('"sequence": 2', '"sequence": 3'));
  expect(run('verify')).toMatchObject({ status: 1, stdout: '' });
});

test.skipIf(process.platform === 'win32')('a folder or a pipe is no record', async () => {
  const folder = await makeFolder({ 'folder.json/x': '' });
  execFileSync('mkfifo', [`${folder}/pipe.json`]);
  for (const name of ['folder.json', 'pipe.json']) {
    const file = `${folder}/${name}`;
    expect(await catchMessage(() => openRecord(file))).toBe(
      `${file}: not a regular file; a record is one`,
    );
  }
});
