import { expect, test } from 'vitest';
import type { PolicyMeasures } from './policy-report.ts';
import { sumMeasures } from './sum-measures.ts';

const one: PolicyMeasures = {
  contextSourceRecall: { value: 1, of: 2 },
  reviewedUsefulness: { value: 3, of: 4 },
  repeatedMistakesAvoided: { value: null, of: 0 },
  ...{ scopeLeakage: 1, irrelevantInjection: 2, staleInjection: 3, arcs: 4, tokens: 5 },
};
const other: PolicyMeasures = {
  contextSourceRecall: { value: 0, of: 3 },
  reviewedUsefulness: { value: null, of: 0 },
  repeatedMistakesAvoided: { value: null, of: 0 },
  ...{ scopeLeakage: 10, irrelevantInjection: 20, staleInjection: 30, arcs: 40, tokens: 50 },
};

test('what is counted is added, on both sides of a share; what counts nothing adds nothing', () => {
  expect(sumMeasures([one, other])).toEqual({
    contextSourceRecall: { value: 1, of: 5 },
    reviewedUsefulness: { value: 3, of: 4 },
    repeatedMistakesAvoided: { value: null, of: 0 },
    ...{ scopeLeakage: 11, irrelevantInjection: 22, staleInjection: 33, arcs: 44, tokens: 55 },
  });
});

test('of no tasks everything is nothing', () => {
  expect(sumMeasures([])).toEqual({
    contextSourceRecall: { value: null, of: 0 },
    reviewedUsefulness: { value: null, of: 0 },
    repeatedMistakesAvoided: { value: null, of: 0 },
    ...{ scopeLeakage: 0, irrelevantInjection: 0, staleInjection: 0, arcs: 0, tokens: 0 },
  });
});
