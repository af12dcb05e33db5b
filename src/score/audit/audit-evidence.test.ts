import { expect, test } from 'vitest';
import { makeSuite } from '../../../tests/make-suite.ts';
import { auditRepeatedEvidence } from './audit-evidence.ts';

const evidence = 'Returned goods are kept for 14 days in store 2.';

/** What is found of one question, by place, when the other line stands in another document. */
function audit(other: string, question: object = {}, line = evidence): [string, string][] {
  const suite = makeSuite(
    { 'a.md': `${line}\n`, 'b.md': `# B\n\n${other}\n` },
    {
      questions: [
        {
          id: 'q1',
          kind: 'x',
          question: '?',
          evidence: [{ path: 'a.md', text: line }],
          accepted: [['14 days', 'fourteen days'], ['store 2']],
          ...question,
        },
      ],
    },
  );
  const [asked] = suite.key.questions;
  if (asked === undefined) throw new Error('no question');
  return auditRepeatedEvidence(suite)(asked).map(({ about, message }) => [about, message]);
}

test.each([
  [
    'the same values: it proves the answer as well',
    'Returned goods are kept for fourteen days in store 2.',
    ' with its values; name it in alternatives',
  ],
  [
    'another value in one of the groups',
    'Returned goods are kept for 30 days in store 2.',
    ' with another value; name that in distractors',
  ],
  [
    'other values in all of them',
    'Returned goods are kept for 30 days in store 3.',
    ' with another value; name that in distractors',
  ],
])('a near line with %s', (_, other, advice) => {
  expect(audit(other)).toEqual([
    ['b.md:3', `b.md:3 nearly repeats the evidence at a.md:1${advice}`],
  ]);
});

test('values that stand in neither line', () => {
  expect(
    audit('Returned goods are kept for 30 days in store 2.', { accepted: [['x'], ['y']] }),
  ).toEqual([
    [
      'b.md:3',
      'b.md:3 nearly repeats the evidence at a.md:1, and neither holds a value; see that the question tells the two apart',
    ],
  ]);
});

test('of several groups those that the evidence holds are asked of the other line', () => {
  const other = 'Returned goods are kept for fourteen days in store 3.';
  expect(
    audit(other, { accepted: [['14 days', 'fourteen days'], ['elsewhere']] })[0]?.[1],
  ).toContain('name it in alternatives');
});

test.each([
  ['a line of other words', 'Nobody at the counter opens letters of suppliers.', {}],
  ['a line that begins alike and goes on', `${evidence} ${'It goes on. '.repeat(4)}`, {}],
  [
    'a line that holds a distractor',
    'Returned goods are kept for 30 days in store 2.',
    { distractors: ['30 days'] },
  ],
])('%s is no repeat', (_, other, question) => {
  expect(audit(other, question)).toEqual([]);
});

test('a line that is evidence itself, in an alternative, is no repeat', () => {
  const other = 'Returned goods are kept for fourteen days in store 2.';
  expect(audit(other, { alternatives: [[{ path: 'b.md', text: other }]] })).toEqual([]);
});

test.each([
  ['differs by a quarter of its length', 20, 5, 1],
  ['differs by more', 20, 6, 0],
  ['is short, and alike by chance', 19, 1, 0],
  ['differs only after 400 characters', 700, 300, 1],
  ['differs by more than a quarter of 400 characters', 700, 401, 0],
])('a line that %s', (_, length, changed, found) => {
  const line = 'a'.repeat(length);
  const other = `${'a'.repeat(length - changed)}${'b'.repeat(changed)}`;
  expect(audit(other, { accepted: [['z']] }, line)).toHaveLength(found);
});

test.each([
  [26, 1],
  [27, 0],
])('a line of 20 characters and one that goes on to %i are near: %i', (length, found) => {
  const line = 'a'.repeat(20);
  expect(audit(line.padEnd(length, 'b'), { accepted: [['z']] }, line)).toHaveLength(found);
});
