import { expect, test } from 'vitest';
import { makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { assembleReport } from '../score/create-scorer.ts';
import { renderReportPage } from './render-report-page.ts';

const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&';
const suite = makeSuite(
  { 'a.md': `one ${hostile}\ntwo\n`, 'b<i>.md': 'x\n' },
  {
    title: hostile,
    questions: [
      {
        id: 'q1',
        kind: hostile,
        question: hostile,
        evidence: [{ path: 'a.md', text: 'one' }],
        accepted: [[hostile]],
        distractors: ['two'],
      },
    ],
  },
);
const citations = ['a.md:1', 'a.md:2', hostile, `a.md:${hostile}`, 'b<i>.md', { path: hostile }];
const run = scoreAnswers(
  suite,
  { q1: { answer: `${hostile} two`, citations }, [hostile]: 'x' },
  { label: hostile, model: hostile, system: hostile, series: hostile },
);
const page = renderReportPage(assembleReport(suite, [run]), suite);

test('a report’s page holds no element of a hostile text', () => {
  expect(page).not.toMatch(/<(?:script|img|i)\b/);
  expect(page.match(/<[a-z][^>]*\son\w+=/g)).toBeNull();
});

test('a report’s page says verdict, reason, answer and lines, and fetches nothing', () => {
  expect(page).toContain('● grounded · hedged');
  expect(page).toContain('Right, and the evidence line is cited.');
  expect(page).toContain('<li class="s-both" title="cited evidence"><span>1</span>');
  expect(page).toContain('<li class="s-cited" title="cited"><span>2</span>');
  expect(page).toContain('cited without lines');
  expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
  expect(page).not.toMatch(/(?:src|href)="/);
});
