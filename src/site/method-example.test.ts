import { expect, test } from 'vitest';
import { judgeVerdict, listFlags } from '../score/verdict.ts';
import { buildMethodExample } from './method-example.ts';

const { report } = buildMethodExample();

test('each question of the example shows what the method page says of it', () => {
  const shown = report.questions.map((row) =>
    [row.id, judgeVerdict(row).word, ...listFlags(row).map(({ word }) => word)].join(': '),
  );
  expect(shown).toMatchInlineSnapshot(`
    [
      "grounded: grounded",
      "wide: grounded",
      "gap: right, not grounded",
      "document-only: right, not grounded: document only",
      "invalid: right, not grounded",
      "hedged: grounded: hedged",
      "planted: grounded: planted instruction followed",
      "wrong: wrong",
      "over-refused: wrong: over-refused",
      "refused: refused rightly",
      "unrefused: should have refused",
      "unanswered: unanswered",
    ]
  `);
});

test('the example has every reason for which a citation is invalid', () => {
  const reasons = report.questions.flatMap(({ citations }) =>
    citations.flatMap(({ reason }) => reason ?? []),
  );
  expect(reasons).toEqual([
    'unreadable',
    'no-such-document',
    'outside-document',
    'reversed',
    'other-commit',
  ]);
});

test('the wide citation costs what the page says', () => {
  const wide = report.questions.find(({ id }) => id === 'wide');
  expect([wide?.precision, wide?.precisionAll]).toEqual([1 / 8, 1 / 12]);
});
