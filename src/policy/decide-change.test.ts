import { describe, expect, test } from 'vitest';
import { buildCorpus, edge, fixture, item, task } from '../../tests/registry/build-corpus.ts';
import { createEvaluator } from './create-evaluator.ts';
import { decideChange } from './decide-change.ts';
import type { ChangeRequest } from './decide-change.ts';
import type { PolicyName } from './policies.ts';
import type { Evaluation } from './policy-report.ts';
import { appendEntry, hashJson, hashReports } from './registry-record.ts';
import type { RegistryRecord } from './registry-record.ts';
import { startRecord } from './start-record.ts';

const built = fixture(
  [item('a', 'q'), item('b'), item('secret', '', { heat: 9, project: 'other' })],
  {
    edges: [edge('a', 'b')],
    tasks: [task('q', { expected: ['a', 'b'], useful: ['a', 'b'] })],
  },
);
const corpus = buildCorpus({ f: built });
const evaluate = createEvaluator(corpus);
const grounds = { corpus, evaluate, file: 'record.json', reportFile: 'report.json' };
const reportOf = (...policies: PolicyName[]): Evaluation => ({
  corpusHash: corpus.hash,
  revision: 1,
  reports: policies.flatMap((policy) => evaluate(policy)),
});
const first = startRecord('toy', corpus, { policy: 'scoped', evaluate });
const promote: ChangeRequest = {
  to: null,
  operation: 'p1',
  sequence: 1,
  report: reportOf('graph'),
};
const revert: ChangeRequest = { to: 1, operation: 'r1', sequence: 2, report: reportOf('scoped') };

function apply(record: RegistryRecord, request: ChangeRequest): RegistryRecord {
  const decision = decideChange(record, request, grounds);
  if (decision.kind !== 'applies') throw new Error('a replay');
  return decision.record;
}
const second = apply(first, promote);
const third = apply(second, revert);

test('a promote that qualifies is one more entry, with what was asked for', () => {
  const decision = decideChange(first, promote, grounds);
  expect(decision).toMatchObject({ kind: 'applies', verdict: { verdict: 'qualified' } });
  const record = apply(first, promote);
  const payload = hashJson({ action: 'promote', to: null, sequence: 1, report: promote.report });
  const reportsHash = hashReports(evaluate('graph'));
  expect(record).toMatchObject({
    ...{ corpus: 'toy', revision: 1, corpusHash: corpus.hash },
    ...{ policy: 'graph', sequence: 2, reportsHash },
  });
  expect(record.history).toEqual([
    ...first.history,
    expect.objectContaining({
      ...{ action: 'promote', policy: 'graph', sequence: 2, to: null, operation: 'p1' },
      ...{ payload, reportsHash, parent: first.history[0]?.hash },
    }),
  ]);
});

test('a revert goes back to an earlier state, unjudged', () => {
  const decision = decideChange(second, revert, grounds);
  expect(decision).toMatchObject({ kind: 'applies', verdict: null });
  const record = apply(second, revert);
  const payload = hashJson({ action: 'revert', to: 1, sequence: 2, report: revert.report });
  expect(record).toMatchObject({ policy: 'scoped', sequence: 3, reportsHash: first.reportsHash });
  expect(record.history.at(-1)).toMatchObject({
    ...{ action: 'revert', policy: 'scoped', sequence: 3, to: 1, operation: 'r1', payload },
    parent: second.history[1]?.hash,
  });
});

test.each([
  [second, promote, 2],
  [third, promote, 2],
  [third, revert, 3],
])('what was done is done once: %#', (record, request, sequence) => {
  expect(decideChange(record, request, grounds)).toEqual({
    kind: 'replays',
    entry: record.history[sequence - 1],
  });
});

/** The record with a policy accepted, unjudged. */
function accept(record: RegistryRecord, policy: PolicyName, reports = evaluate(policy)) {
  return appendEntry(record, record.history, {
    ...{ action: 'promote', policy, to: null, operation: 'old', payload: corpus.hash },
    reportsHash: hashReports(reports),
  });
}
/** The same, where the policy gives other reports by now. */
const drift = (record: RegistryRecord, policy: PolicyName) =>
  accept(record, policy, evaluate('feed_only'));

const renew = 'write it again with `groundline evaluate --policy P --json FILE`';
const redo =
  "restore the policy's code, or raise the corpus's revision and begin a record with `registry init`";

describe('refused', () => {
  test.each<[string, RegistryRecord, Partial<ChangeRequest>, string]>([
    [
      'an operation id that stands for something else',
      second,
      { sequence: 2 },
      'record.json: operation id used at sequence 2 for something else; choose a new id for a new change',
    ],
    [
      'a revert under the id of a promote',
      second,
      { ...revert, operation: 'p1' },
      'record.json: operation id used at sequence 2 for something else; choose a new id for a new change',
    ],
    [
      'a stale sequence',
      second,
      { operation: 'p2' },
      'record.json: stale sequence: the request was made at 1, the record is at 2; look at it with `registry show` and ask again',
    ],
    [
      'a sequence that is not there yet',
      first,
      { sequence: 2 },
      'record.json: stale sequence: the request was made at 2, the record is at 1; look at it with `registry show` and ask again',
    ],
    [
      'a report of another revision',
      first,
      { report: { ...promote.report, revision: 2 } },
      `report.json: revision: is not the corpus's, 1; ${renew}`,
    ],
    [
      'a report of another corpus',
      first,
      { report: { ...promote.report, corpusHash: 'sha256:0' } },
      `report.json: corpusHash: belongs to another corpus; ${renew}`,
    ],
    ['no reports', first, { report: reportOf() }, `report.json: reports: are empty; ${renew}`],
    [
      'reports of several policies',
      first,
      { report: reportOf('graph', 'scoped', 'graph_wide', 'scoped') },
      `report.json: reports: hold 3 policies; a request carries one: ${renew}`,
    ],
    [
      'a report twice',
      first,
      { report: reportOf('graph', 'graph') },
      `report.json: reports[1]: is not what graph packs on this corpus, every fixture once; ${renew}`,
    ],
    [
      'another figure',
      first,
      {
        report: {
          ...promote.report,
          reports: promote.report.reports.map((report) => ({ ...report, hash: 'sha256:0' })),
        },
      },
      `report.json: reports[0].hash: is not what graph packs on this corpus, every fixture once; ${renew}`,
    ],
    [
      'a policy that makes something worse, with every reason',
      first,
      { report: reportOf('feed_only') },
      [
        'usefulness falls in f: 1/1 (1.0) to 2/3 (0.667)',
        'leakage rises in f: 0 to 1',
        'leakage is above zero in f: 1',
        'usefulness falls in total: 1/1 (1.0) to 2/3 (0.667)',
        'leakage rises in total: 0 to 1',
        'leakage is above zero in total: 1',
      ]
        .map((reason) => `record.json: feed_only is refused against scoped: ${reason}`)
        .join('\n'),
    ],
    [
      'a policy that makes nothing better',
      second,
      { operation: 'p2', sequence: 2, report: reportOf('graph_wide') },
      'record.json: no_gain: graph_wide against graph raises no rate in any fixture or in total',
    ],
    [
      'a promote where the accepted state is no longer what it was',
      drift(first, 'scoped'),
      { operation: 'p2', sequence: 2 },
      `record.json: scoped no longer packs what was accepted at sequence 2; ${redo}`,
    ],
    [
      'a revert to the present state',
      second,
      { ...revert, to: 2 },
      'record.json: sequence 2 is no earlier state; revert to one from 1 to 1',
    ],
    [
      'a revert to a state to come',
      third,
      { ...revert, to: 4, operation: 'r2', sequence: 3 },
      'record.json: sequence 4 is no earlier state; revert to one from 1 to 2',
    ],
    [
      'a revert with the report of another policy',
      second,
      { ...revert, report: reportOf('graph') },
      "record.json: sequence 1 accepted scoped, but the report is of graph; send that policy's",
    ],
    [
      'a revert to what is accepted already',
      third,
      { ...revert, operation: 'r2', sequence: 3 },
      'record.json: scoped is accepted already; nothing to revert',
    ],
    [
      'a revert to a state that is no longer what it was',
      accept(drift(first, 'graph_wide'), 'scoped'),
      { to: 2, operation: 'r1', sequence: 3, report: reportOf('graph_wide') },
      `record.json: graph_wide no longer packs what was accepted at sequence 2; ${redo}`,
    ],
    [
      'a record of another revision',
      { ...first, revision: 2 },
      {},
      'record.json: revision: is 2, but the corpus has revision 1; name the record of that revision, or make it with `registry init`',
    ],
    [
      'a corpus that changed under its record',
      { ...first, corpusHash: 'sha256:0' },
      {},
      'record.json: corpusHash: is not the hash of the corpus, which changed under the same revision; restore the corpus, or raise its revision and begin a record with `registry init`',
    ],
  ])('%s', (_, record, asked, message) => {
    expect(() => decideChange(record, { ...promote, ...asked }, grounds)).toThrow(
      expect.objectContaining({ name: 'RegistryRefused', message }),
    );
  });
});
