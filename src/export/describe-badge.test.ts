import { expect, test } from 'vitest';
import { eggsSuite } from '../../tests/eggs-suite.ts';
import { scoreAnswers } from '../../tests/make-suite.ts';
import { describeBadge } from './describe-badge.ts';

const { measures } = scoreAnswers(eggsSuite, { q1: { answer: 'two', citations: ['a.md:1'] } });

test.each([
  [26, 26, 'right 1/1 · grounded 26/26', 'brightgreen'],
  [25, 26, 'right 1/1 · grounded 25/26', 'green'],
  [0, 26, 'right 1/1 · grounded 0/26', 'orange'],
  [null, 0, 'right 1/1 · grounded —', 'lightgrey'],
])('%j of %i', (value, of, message, color) => {
  const badge = describeBadge({ ...measures, grounded: { value, of } });
  expect(badge).toEqual({ schemaVersion: 1, label: 'groundline', message, color });
});
