import { expect, test } from 'vitest';
import { buildCorpus, fixture, item } from '../../tests/registry/build-corpus.ts';
import { createEvaluator } from './create-evaluator.ts';
import { listChainFaults } from './list-chain-faults.ts';
import { hashJson, hashReports } from './registry-record.ts';
import { startRecord } from './start-record.ts';

test('a record begins with the policy that init names, asked for by nobody', () => {
  const corpus = buildCorpus({ f: fixture([item('a', 'q')]) }, 7);
  const evaluate = createEvaluator(corpus);
  const record = startRecord('toy', corpus, { policy: 'feed_only', evaluate });
  const head = { version: 1, corpus: 'toy', revision: 7, corpusHash: corpus.hash };
  const reportsHash = hashReports(evaluate('feed_only'));
  const entry = {
    ...{ sequence: 1, action: 'init', policy: 'feed_only', to: null },
    ...{ operation: null, payload: null, reportsHash, parent: hashJson(head) },
  };
  expect(record).toEqual({
    ...head,
    ...{ policy: 'feed_only', sequence: 1, reportsHash },
    history: [{ ...entry, hash: hashJson(entry) }],
  });
  expect(listChainFaults(record)).toEqual([]);
});
