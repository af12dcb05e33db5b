import { expect, test } from 'vitest';
import { makeSuite } from '../../../tests/make-suite.ts';
import { auditKey } from './audit-key.ts';

test('findings come in the order of the key, then of the weaknesses, each with its question', () => {
  const twin = 'Goods may come back within 30 days of the sale.';
  const suite = makeSuite(
    {
      'a.md': `Goods may come back within 14 days of the sale.\n${twin}\n${'14 days\n'.repeat(12)}`,
    },
    {
      questions: ['q2', 'q1'].map((id) => ({
        id,
        kind: 'x',
        question: 'Is it 14 days?',
        evidence: [{ path: 'a.md', text: 'within 14 days' }],
        accepted: [['14 days']],
      })),
    },
  );
  const found = [
    ['value-in-question', '14 days'],
    ['values-on-many-lines', '14 days'],
    ['evidence-repeated', 'a.md:2'],
    ['probe-right', 'cite-documents'],
    ['probe-right', 'cite-lines'],
    ['probe-right', 'repeat-question'],
  ];
  expect(
    auditKey(suite).map(({ question, weakness, about }) => [question, weakness, about]),
  ).toEqual(['q2', 'q1'].flatMap((id) => found.map((each) => [id, ...each])));
});
