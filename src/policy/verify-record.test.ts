import { expect, test } from 'vitest';
import { buildCorpus, edge, fixture, item, task } from '../../tests/registry/build-corpus.ts';
import { createEvaluator } from './create-evaluator.ts';
import type { PolicyName } from './policies.ts';
import { judgeCandidate } from './qualify.ts';
import { appendEntry, hashReports } from './registry-record.ts';
import type { HistoryEntry, RegistryRecord } from './registry-record.ts';
import { startRecord } from './start-record.ts';
import { verifyRecord } from './verify-record.ts';

const built = fixture(
  [item('a', 'q'), item('b'), item('secret', '', { heat: 9, project: 'other' })],
  { edges: [edge('a', 'b')], tasks: [task('q', { expected: ['a', 'b'], useful: ['a', 'b'] })] },
);
const corpus = buildCorpus({ f: built });
const evaluate = createEvaluator(corpus);
const verify = (record: RegistryRecord) =>
  verifyRecord(record, corpus, { file: 'r.json', evaluate });

/** The record with a change that nobody judged. */
function accept(
  record: RegistryRecord,
  policy: PolicyName,
  change: Partial<HistoryEntry> = {},
): RegistryRecord {
  return appendEntry(record, record.history, {
    ...{ action: 'promote', policy, to: null, operation: 'p', payload: corpus.hash },
    reportsHash: hashReports(evaluate(policy)),
    ...change,
  });
}

const first = startRecord('toy', corpus, { policy: 'scoped', evaluate });
const whole = accept(accept(first, 'graph'), 'scoped', { action: 'revert', to: 1 });

test('each state comes with its reports; a promote with its verdict', () => {
  expect(verify(whole)).toEqual([
    { entry: whole.history[0], reports: evaluate('scoped'), verdict: null },
    {
      entry: whole.history[1],
      reports: evaluate('graph'),
      verdict: judgeCandidate(evaluate('scoped'), evaluate('graph')),
    },
    { entry: whole.history[2], reports: evaluate('scoped'), verdict: null },
  ]);
});

const restore = 'restore the record from version control';

test.each([
  [
    'a promote that raises nothing',
    accept(first, 'scoped'),
    [`r.json: history[1]: scoped does not qualify against scoped (nothing rises); ${restore}`],
  ],
  [
    'a promote that makes something worse',
    accept(accept(first, 'graph'), 'scoped'),
    [
      `r.json: history[2]: scoped does not qualify against graph (recall falls in f: 2/2 (1.0) to 1/2 (0.5); recall falls in total: 2/2 (1.0) to 1/2 (0.5)); ${restore}`,
    ],
  ],
  [
    'a state that the policy no longer gives, and a promote that does not qualify',
    accept(accept(first, 'graph', { reportsHash: first.reportsHash }), 'graph_wide'),
    [
      "r.json: history[1].reportsHash: graph no longer packs what was accepted at sequence 2; restore the policy's code, or raise the corpus's revision and begin a record with `registry init`",
      `r.json: history[2]: graph_wide does not qualify against graph (nothing rises); ${restore}`,
    ],
  ],
  [
    'another corpus, before anything else',
    { ...accept(first, 'scoped'), revision: 7 },
    [
      'r.json: revision: is 7, but the corpus has revision 1; name the record of that revision, or make it with `registry init`',
    ],
  ],
])('%s', (_, record, messages) => {
  expect(() => verify(record)).toThrow(
    expect.objectContaining({ name: 'RegistryRefused', message: messages.join('\n') }),
  );
});
