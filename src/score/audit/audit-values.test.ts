import { expect, test } from 'vitest';
import { makeSuite } from '../../../tests/make-suite.ts';
import { auditCommonValues, auditQuestionValues } from './audit-values.ts';
import type { Auditor } from './finding.ts';

/** What an auditor finds of one question whose evidence is the first line of a.md. */
function audit(auditor: Auditor, texts: Record<string, string>, question: object) {
  const suite = makeSuite(texts, {
    questions: [
      {
        id: 'q1',
        kind: 'x',
        question: 'Which colour?',
        evidence: [{ path: 'a.md', text: 'The evidence' }],
        accepted: [['blue']],
        ...question,
      },
    ],
  });
  const [asked] = suite.key.questions;
  if (asked === undefined) throw new Error('no question');
  return auditor(suite)(asked);
}

test.each<[string, object, [string, string][]]>([
  ['no value', { question: 'Which colour?' }, []],
  ['a part of a word', { question: 'Is it bluest?' }, []],
  [
    'a value in another spelling',
    { question: 'Is it **BLUE**?' },
    [
      [
        'blue',
        'the question itself holds "blue", which group 1 accepts; reword the question or ask for more',
      ],
    ],
  ],
  [
    'values of the second group',
    { question: 'Red or crimson?', accepted: [['blue'], ['red', 'ruby', 'crimson']] },
    [
      [
        'red',
        'the question itself holds "red", which group 2 accepts; reword the question or ask for more',
      ],
      [
        'crimson',
        'the question itself holds "crimson", which group 2 accepts; reword the question or ask for more',
      ],
    ],
  ],
])('a question that holds %s', (_, question, expected) => {
  expect(audit(auditQuestionValues, { 'a.md': 'The evidence\n' }, question)).toEqual(
    expected.map(([about, message]) => ({ weakness: 'value-in-question', about, message })),
  );
});

const many = (value: string, count: number) => `${value}\n`.repeat(count);

test.each<[string, Record<string, string>, object, [string, string][]]>([
  ['11 lines', { 'a.md': `The evidence\n${many('blue', 11)}` }, {}, []],
  [
    '12 lines of two documents',
    { 'a.md': `The evidence\n\n${many('Blue.', 2)}`, 'b.md': many('a blue one', 10) },
    {},
    [
      [
        'blue',
        '12 lines beside the evidence hold a value of group 1 (a.md:3, a.md:4, b.md:1, …); ask for a rarer value, or for one more',
      ],
    ],
  ],
  [
    '11 lines and the evidence',
    { 'a.md': `The evidence is blue\n${many('blue', 11)}` },
    { evidence: [{ path: 'a.md', text: 'The evidence' }] },
    [],
  ],
  [
    '6 lines of each of two values of a group',
    { 'a.md': `The evidence\n${many('blue', 6)}${many('azure', 6)}` },
    { accepted: [['azure', 'blue']] },
    [
      [
        'azure',
        '12 lines beside the evidence hold a value of group 1 (a.md:2, a.md:3, a.md:4, …); ask for a rarer value, or for one more',
      ],
    ],
  ],
  [
    'many lines of one group and few of another',
    { 'a.md': `The evidence\n${many('blue', 20)}red\n` },
    { accepted: [['blue'], ['red']] },
    [],
  ],
  [
    'more lines of one group than of the other',
    { 'a.md': `The evidence\n${many('blue', 20)}${many('red', 13)}` },
    { accepted: [['blue'], ['red', 'ruby']] },
    [
      [
        'red',
        '13 lines beside the evidence hold a value of group 2 (a.md:22, a.md:23, a.md:24, …); ask for a rarer value, or for one more',
      ],
    ],
  ],
])('values on %s', (_, texts, question, expected) => {
  expect(audit(auditCommonValues, texts, question)).toEqual(
    expected.map(([about, message]) => ({ weakness: 'values-on-many-lines', about, message })),
  );
});

test('a question without values has none on many lines', () => {
  const suite = makeSuite(
    { 'a.md': many('blue', 20) },
    {
      questions: [{ id: 'q1', kind: 'unanswerable', question: 'blue?' }],
      refusals: { phrases: ['no'] },
    },
  );
  const [asked] = suite.key.questions;
  if (asked === undefined) throw new Error('no question');
  expect([...auditCommonValues(suite)(asked), ...auditQuestionValues(suite)(asked)]).toEqual([]);
});
