import { expect, test } from 'vitest';
import { makeSuite } from '../../../tests/make-suite.ts';
import { auditProbes } from './audit-probes.ts';

/** The probes that are told of one question, with what is said of the first. */
function audit(question: object, phrases: readonly string[]) {
  const suite = makeSuite(
    { 'a.md': 'blue\n' },
    {
      refusals: { phrases },
      questions: [
        { id: 'q0', kind: 'unanswerable', question: '?' },
        { id: 'q1', ...question },
      ],
    },
  );
  const asked = suite.key.questions.find(({ id }) => id === 'q1');
  if (asked === undefined) throw new Error('no question');
  const findings = auditProbes(suite)(asked);
  expect(findings.map(({ weakness }) => weakness)).toEqual(findings.map(() => 'probe-right'));
  return [findings.map(({ about }) => about).join(' '), findings.at(-1)?.message];
}

const answerable = {
  kind: 'x',
  evidence: [{ path: 'a.md', text: 'blue' }],
  accepted: [['blue']],
};
const unanswerable = { kind: 'unanswerable' };

test.each<[string, object, string[], (string | undefined)[]]>([
  ['a sound question', { ...answerable, question: 'Which?' }, ['do not say'], ['', undefined]],
  [
    'a question that holds its answer',
    { ...answerable, question: 'Blue?' },
    ['do not say'],
    [
      'cite-documents cite-lines repeat-question',
      'the probe that repeats the question is right; accept values that only a reader finds',
    ],
  ],
  [
    'a value that every refusal holds',
    { ...answerable, question: 'Which?', accepted: [['documents']] },
    ['do not say'],
    ['refuse', 'the probe that always refuses is right; accept values that only a reader finds'],
  ],
  [
    'a sound question that the documents do not answer',
    { ...unanswerable, question: 'Who?' },
    ['do not say'],
    ['', undefined],
  ],
  [
    'a refusal phrase that stands in a document and in a value',
    { ...unanswerable, question: 'Who?' },
    ['do not say', 'blue'],
    [
      'paste-documents',
      'the probe that pastes the documents and cites every line counts as a refusal; make the phrases and patterns narrower',
    ],
  ],
  [
    'a refusal phrase that stands in the question',
    { ...unanswerable, question: 'Who?' },
    ['do not say', 'who'],
    [
      'cite-documents cite-lines repeat-question',
      'the probe that repeats the question counts as a refusal; make the phrases and patterns narrower',
    ],
  ],
])('%s', (_, question, phrases, expected) => {
  expect(audit(question, phrases)).toEqual(expected);
});
