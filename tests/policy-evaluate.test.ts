import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 150_000 });

function groundline(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/groundline.ts', ...args],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return { status, stdout, stderr };
}

const header = `\
| fixture | policy | recall | usefulness | mistakes avoided | leakage | irrelevant | stale | arcs | tokens |
|---|---|---|---|---|---|---|---|---|---|
`;
const alpha = `\
| alpha | feed_only | 0.2 | 0.083 | 0.0 | 8 | 13 | 1 | 24 | 3560 |
| alpha | scoped | 0.6 | 0.8 | 0.5 | 0 | 1 | 0 | 5 | 520 |
| alpha | graph | 1.0 | 0.857 | 1.0 | 0 | 1 | 0 | 7 | 720 |
`;
const beta = `\
| beta | feed_only | 0.2 | 0.083 | 0.0 | 8 | 13 | 1 | 24 | 3440 |
| beta | scoped | 0.6 | 0.8 | 0.5 | 0 | 1 | 0 | 5 | 760 |
| beta | graph | 1.0 | 0.857 | 1.0 | 0 | 1 | 0 | 7 | 960 |
`;

test('evaluate prints the published table', () => {
  expect(groundline('evaluate')).toEqual({ status: 0, stdout: header + alpha + beta, stderr: '' });
});

test('evaluate --fixture and --policy select', () => {
  expect(groundline('evaluate', '--fixture', 'alpha').stdout).toBe(header + alpha);
  const chosen = ['--fixture', 'beta', '--policy', 'scoped', '--policy', 'graph'];
  expect(groundline('evaluate', ...chosen).stdout).toBe(
    header + beta.split('\n').slice(1).join('\n'),
  );
});

test('the volume probes reach full recall with stale and irrelevant items', () => {
  const probes = ['--policy', 'scoped_padded', '--policy', 'graph_wide'];
  expect(groundline('evaluate', ...probes).stdout).toBe(`${header}\
| alpha | graph_wide | 1.0 | 0.6 | 0.5 | 0 | 3 | 1 | 10 | 1060 |
| alpha | scoped_padded | 1.0 | 0.125 | 0.5 | 0 | 41 | 1 | 48 | 5400 |
| beta | graph_wide | 1.0 | 0.6 | 0.5 | 0 | 3 | 1 | 10 | 1330 |
| beta | scoped_padded | 1.0 | 0.125 | 0.5 | 0 | 41 | 1 | 48 | 6460 |
`);
});

test('an unknown fixture or policy is wrong usage and names the choices', () => {
  expect(groundline('evaluate', '--fixture', 'gamma')).toMatchObject({
    status: 2,
    stdout: '',
    stderr:
      'fixtures/brain-context/corpus.json: --fixture: no fixture is called "gamma"; choose from alpha, beta\n',
  });
  expect(groundline('evaluate', '--policy', 'best')).toMatchObject({
    status: 2,
    stdout: '',
    stderr:
      "error: option '--policy <name>' argument 'best' is invalid. Choose from feed_only, scoped, graph, graph_wide, scoped_padded.\n",
  });
});

test('evaluate --json holds every fixture and policy once, in the contract’s order of keys', () => {
  const { stdout } = groundline('evaluate', '--json', '-');
  const evaluation = JSON.parse(stdout);
  expect(Object.keys(evaluation)).toEqual(['corpusHash', 'revision', 'reports']);
  const bytes = readFileSync('fixtures/brain-context/corpus.json');
  expect(evaluation.corpusHash).toBe(`sha256:${hash(bytes)}`);
  expect(
    evaluation.reports.map((report: Record<string, unknown>) => [
      report['fixture'],
      report['policy'],
    ]),
  ).toEqual(
    ['alpha', 'beta'].flatMap((fixture) =>
      ['feed_only', 'scoped', 'graph', 'graph_wide', 'scoped_padded'].map((policy) => [
        fixture,
        policy,
      ]),
    ),
  );
  for (const report of evaluation.reports) {
    expect(Object.keys(report)).toEqual(['fixture', 'policy', 'hash', 'measures', 'tasks']);
    const { hash: stated, ...rest } = report;
    expect(stated).toBe(`sha256:${hash(JSON.stringify(rest))}`);
    expect(Object.keys(report.measures)).toEqual([
      'contextSourceRecall',
      'reviewedUsefulness',
      'repeatedMistakesAvoided',
      'scopeLeakage',
      'irrelevantInjection',
      'staleInjection',
      'arcs',
      'tokens',
    ]);
    for (const task of report.tasks) {
      expect(Object.keys(task)).toEqual(['id', 'case', 'packed', 'leftOut']);
    }
  }
});

test('evaluating twice gives the same bytes', () => {
  const args = ['scripts/groundline.ts', 'evaluate', '--json', '-'];
  const run = () => execFileSync(process.execPath, args);
  expect(run().equals(run())).toBe(true);
});

test('the fixtures share no engineer, project or item', () => {
  const { fixtures } = JSON.parse(readFileSync('fixtures/brain-context/corpus.json', 'utf8'));
  const names = ({ engineer, items }: { engineer: string; items: Record<string, string>[] }) => [
    engineer,
    ...new Set(items.map(({ project }) => project)),
    ...items.flatMap(({ id, title, text }) => [id, title, text]),
  ];
  const all = [...names(fixtures.alpha), ...names(fixtures.beta)];
  expect(new Set(all).size).toBe(all.length);
});

function hash(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
