import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { sortFindings } from './sort-findings.ts';

const find = (question: string, about: string): Finding => ({
  question,
  weakness: 'evidence-repeated',
  about,
  message: 'near',
});
const explain = (question: string, about: string) => ({
  ...{ question, about, reason: 'the question tells the two apart' },
  weakness: 'evidence-repeated' as const,
});

test('an explanation meets the finding of its question, weakness and place, and no other', () => {
  const [first, second, third] = [find('q1', 'a.md:1'), find('q1', 'a.md:2'), find('q2', 'a.md:1')];
  const idle = explain('q2', 'a.md:9');
  const other = { ...explain('q2', 'a.md:1'), weakness: 'probe-right' as const };
  expect(sortFindings([first, second, third], [explain('q1', 'a.md:2'), idle, other])).toEqual({
    open: [first, third],
    explained: [second],
    idle: [idle, other],
  });
});

test('without explanations all findings are open', () => {
  const finding = find('q1', 'a.md:1');
  expect(sortFindings([finding], [])).toEqual({ open: [finding], explained: [], idle: [] });
});
