import { expect, test } from 'vitest';
import { compareShares } from './compare-shares.ts';
import { describeChange } from './describe-change.ts';
import type { PolicyMeasures, PolicyReport } from './policy-report.ts';
import { judgeCandidate } from './qualify.ts';

type Parts = { recall?: string; useful?: string; mistakes?: string } & Partial<PolicyMeasures>;

/** `3/5` as a share; `0/0` counts nothing. */
function share(text: string) {
  const [value = 0, of = 0] = text.split('/').map(Number);
  return { value: of === 0 ? null : value, of };
}

function reports(fixtures: Record<string, Parts>): PolicyReport[] {
  return Object.entries(fixtures).map(([fixture, { recall, useful, mistakes, ...counts }]) => ({
    fixture,
    policy: 'scoped',
    hash: '',
    tasks: [],
    measures: {
      contextSourceRecall: share(recall ?? '3/5'),
      reviewedUsefulness: share(useful ?? '4/5'),
      repeatedMistakesAvoided: share(mistakes ?? '1/2'),
      scopeLeakage: 0,
      irrelevantInjection: 1,
      staleInjection: 0,
      arcs: 5,
      tokens: 500,
      ...counts,
    },
  }));
}

const judge = (before: Record<string, Parts>, after: Record<string, Parts>) => {
  const { verdict, reasons, gains } = judgeCandidate(reports(before), reports(after));
  return { verdict, reasons: reasons.map(describeChange), gains: gains.map(describeChange) };
};

test('qualifies where a rate rises and nothing gets worse', () => {
  expect(judge({ a: {}, b: {} }, { a: { recall: '4/5' }, b: {} })).toEqual({
    verdict: 'qualified',
    reasons: [],
    gains: [
      'recall rises in a: 3/5 (0.6) to 4/5 (0.8)',
      'recall rises in total: 6/10 (0.6) to 7/10 (0.7)',
    ],
  });
});

test('a candidate better in alpha and worse in beta is refused', () => {
  const after = { alpha: { recall: '5/5' }, beta: { recall: '2/5' } };
  expect(judge({ alpha: {}, beta: {} }, after)).toMatchObject({
    verdict: 'refused',
    reasons: ['recall falls in beta: 3/5 (0.6) to 2/5 (0.4)'],
  });
});

test('6/7 against 12/14 is no rise', () => {
  const after = { a: { useful: '12/14', arcs: 14, tokens: 1000 } };
  expect(judge({ a: { useful: '6/7' } }, after)).toEqual({
    verdict: 'no_gain',
    reasons: [],
    gains: [],
  });
});

test('arcs and tokens alone are no gain', () => {
  expect(judge({ a: {} }, { a: { arcs: 50, tokens: 5000 } }).verdict).toBe('no_gain');
  expect(judge({ a: {} }, { a: { arcs: 1, tokens: 10 } }).verdict).toBe('no_gain');
});

test('fewer irrelevant and stale items alone are no gain', () => {
  const before = { a: { staleInjection: 2 } };
  expect(judge(before, { a: { irrelevantInjection: 0 } }).verdict).toBe('no_gain');
});

test('0/0 neither rises nor falls', () => {
  expect(judge({ a: { useful: '0/0' } }, { a: { useful: '1/9' } }).verdict).toBe('no_gain');
  expect(judge({ a: {} }, { a: { useful: '0/0' } }).verdict).toBe('no_gain');
  expect(judge({ a: { mistakes: '0/0' }, b: {} }, { a: { mistakes: '0/0' }, b: {} }).verdict).toBe(
    'no_gain',
  );
});

test('a fall in total is seen where no fixture falls', () => {
  const before = { a: { useful: '1/1' }, b: { useful: '1/10' } };
  const after = { a: { useful: '1/1' }, b: { useful: '10/100' } };
  expect(judge(before, after)).toMatchObject({
    verdict: 'refused',
    reasons: ['usefulness falls in total: 2/11 (0.182) to 11/101 (0.109)'],
  });
});

test('a rise in total alone qualifies', () => {
  const before = { a: { useful: '1/1' }, b: { useful: '10/100' } };
  const after = { a: { useful: '1/1' }, b: { useful: '1/10' } };
  expect(judge(before, after)).toMatchObject({
    verdict: 'qualified',
    gains: ['usefulness rises in total: 11/101 (0.109) to 2/11 (0.182)'],
  });
});

test('every reason is listed, a refusal before gains', () => {
  const after = {
    a: {
      recall: '5/5',
      useful: '1/5',
      mistakes: '0/2',
      irrelevantInjection: 2,
      staleInjection: 1,
      scopeLeakage: 3,
    },
  };
  const { verdict, reasons, gains } = judge({ a: {} }, after);
  expect(verdict).toBe('refused');
  expect(reasons.filter((reason) => reason.includes(' in a'))).toEqual([
    'usefulness falls in a: 4/5 (0.8) to 1/5 (0.2)',
    'mistakes avoided falls in a: 1/2 (0.5) to 0/2 (0.0)',
    'leakage rises in a: 0 to 3',
    'irrelevant injection rises in a: 1 to 2',
    'stale injection rises in a: 0 to 1',
    'leakage is above zero in a: 3',
  ]);
  expect(gains).toHaveLength(2);
});

test('leakage above zero is refused though it does not rise', () => {
  const after = { a: { recall: '5/5', scopeLeakage: 1 } };
  expect(judge({ a: { scopeLeakage: 2 } }, after)).toMatchObject({
    verdict: 'refused',
    reasons: ['leakage is above zero in a: 1', 'leakage is above zero in total: 1'],
  });
});

test('a candidate must report every fixture', () => {
  const after = { a: { recall: '5/5' } };
  expect(judge({ a: {}, b: {} }, after)).toMatchObject({
    verdict: 'refused',
    reasons: ['not reported in b'],
  });
});

test('fractions compare exactly, also where doubles do not tell them apart', () => {
  const large = Number.MAX_SAFE_INTEGER;
  expect(compareShares({ value: large - 1, of: large }, { value: large - 2, of: large - 1 })).toBe(
    1,
  );
  expect((large - 1) / large).toBe((large - 2) / (large - 1));
});

test('a change says what it is, in which measure, and from what to what', () => {
  const after = { a: { recall: '5/5', useful: '1/5', staleInjection: 1 } };
  const { reasons, gains } = judgeCandidate(reports({ a: {} }), reports(after));
  const fixture = 'a';
  expect(gains[0]).toEqual({
    ...{ fixture, kind: 'gains', measure: 'contextSourceRecall' },
    ...{ from: { value: 3, of: 5 }, to: { value: 5, of: 5 } },
  });
  expect(reasons.slice(0, 2)).toEqual([
    {
      ...{ fixture, kind: 'falls', measure: 'reviewedUsefulness' },
      ...{ from: { value: 4, of: 5 }, to: { value: 1, of: 5 } },
    },
    { fixture, kind: 'rises', measure: 'staleInjection', from: 0, to: 1 },
  ]);
});

test('a fixture that only the candidate reports is refused, too', () => {
  expect(judge({ a: {} }, { a: { recall: '5/5' }, b: { irrelevantInjection: 0 } })).toMatchObject({
    verdict: 'refused',
    reasons: ['not reported in b'],
  });
});
