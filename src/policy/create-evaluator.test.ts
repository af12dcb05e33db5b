import { expect, test } from 'vitest';
import { buildCorpus, fixture, item } from '../../tests/registry/build-corpus.ts';
import { createEvaluator } from './create-evaluator.ts';
import { evaluateCorpus } from './evaluate-corpus.ts';
import { policyNames } from './policies.ts';

const corpus = buildCorpus({ f: fixture([item('a', 'q')]), g: fixture([]) });

test.each(policyNames)('%s: its reports on every fixture, evaluated once', (policy) => {
  const evaluate = createEvaluator(corpus);
  const reports = evaluate(policy);
  expect(reports).toEqual(evaluateCorpus(corpus, { policies: [policy] }).reports);
  expect(reports.map((report) => [report.fixture, report.policy])).toEqual([
    ['f', policy],
    ['g', policy],
  ]);
  evaluate('scoped');
  expect(evaluate(policy)).toBe(reports);
});
