import { expect, test } from 'vitest';
import { formatPolicyTable } from './format-policy-table.ts';

const measures = {
  contextSourceRecall: { value: 3, of: 5 },
  reviewedUsefulness: { value: 2, of: 3 },
  repeatedMistakesAvoided: { value: null, of: 0 },
  ...{ scopeLeakage: 1, irrelevantInjection: 2, staleInjection: 3, arcs: 4, tokens: 5 },
};

test('a row each, every measure under its heading', () => {
  expect(
    formatPolicyTable([
      { fixture: 'alpha', policy: 'scoped', measures },
      { fixture: 'a|b\r\nc\u2028d', policy: 'graph', measures: { ...measures, tokens: 6 } },
    ]).split('\n'),
  ).toEqual([
    '| fixture | policy | recall | usefulness | mistakes avoided | leakage | irrelevant | stale | arcs | tokens |',
    '|---|---|---|---|---|---|---|---|---|---|',
    '| alpha | scoped | 0.6 | 0.667 | — | 1 | 2 | 3 | 4 | 5 |',
    '| a\\|b c d | graph | 0.6 | 0.667 | — | 1 | 2 | 3 | 4 | 6 |',
  ]);
});
