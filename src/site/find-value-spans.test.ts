import { expect, test } from 'vitest';
import { findValueSpans } from './find-value-spans.ts';

test.each([
  { text: 'It is 60 %.', value: '60 %', found: ['60 %'] },
  { text: 'It is **60** % or 60\u00a0%.', value: '60 %', found: ['60** %', '60\u00a0%'] },
  { text: 'a **tenth** of‑a cent', value: 'tenth of-a cent', found: ['tenth** of‑a cent'] },
  {
    text: 'soft\u00adhyphen and zero\u200bwidth',
    value: 'softhyphen',
    found: ['soft\u00adhyphen'],
  },
  { text: 'Ten ten TEN', value: 'ten', found: ['Ten', 'ten', 'TEN'] },
  { text: 'tend often 7ten ten7', value: 'ten', found: [] },
  { text: '𝒳ten ten', value: 'ten', found: ['ten'] },
  { text: 'a.b (c) [d]* $5', value: '(c) [d]', found: ['(c) [d]'] },
  { text: 'nothing here', value: '***', found: [] },
  { text: '', value: 'ten', found: [] },
])('"$value" in "$text"', ({ text, value, found }) => {
  const spans = findValueSpans(text, [{ value, kind: 'accepted' }]);
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(found);
});

test('of two that overlap, the value named first is marked', () => {
  const values = [
    { value: '7 days', kind: 'accepted' },
    { value: '17 days', kind: 'distractor' },
    { value: 'days', kind: 'distractor' },
  ];
  expect(findValueSpans('7 days, not 17 days', values)).toEqual([
    { start: 0, end: 6, kind: 'accepted' },
    { start: 12, end: 19, kind: 'distractor' },
  ]);
});
