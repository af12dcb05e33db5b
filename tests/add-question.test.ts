import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { askForQuestion } from '../scripts/commands/ask-for-question.ts';
import { addQuestionToKey } from '../src/store/add-question-to-key.ts';
import { readSuite } from '../src/store/read-suite.ts';
import { addQuestion } from '../src/suite/add-question.ts';
import { nextQuestionId } from '../src/suite/next-question-id.ts';
import { quoteLine } from '../src/suite/quote-line.ts';
import { catchFaults, makeFolder } from './make-folder.ts';
import { makeDocuments } from './make-suite.ts';

const key = `{
    "suite": "toy",   "title": "Toy",
    "questions": [
        { "id": "q09", "kind": "lookup", "question": "How long?",
          "evidence": [{"path": "a.md", "text": "14 days"}], "accepted": [["14 days"]] }
    ]
}
`;
const files = {
  'toy/questions.json': key,
  'toy/docs/a.md': 'Returns within 14 days.\nA fee of 3 euros is kept.\n\n  Open.\nOpen.\nOpen.\n',
};
const question = {
  id: 'q10',
  kind: 'lookup',
  question: 'What fee?',
  evidence: [{ path: 'a.md', text: 'A fee of 3 euros is kept.' }],
  accepted: [['3 euros']],
  since: 2,
};

test('the key keeps its form, and the question takes its indentation', () => {
  const text = addQuestion(key, question, 2);
  for (const line of key.trimEnd().split('\n').slice(1, -2)) expect(text).toContain(line);
  expect(text).toMatchInlineSnapshot(`
    "{
        "suite": "toy",   "title": "Toy",
        "revision": 2,
        "questions": [
            { "id": "q09", "kind": "lookup", "question": "How long?",
              "evidence": [{"path": "a.md", "text": "14 days"}], "accepted": [["14 days"]] },
            {
                "id": "q10",
                "kind": "lookup",
                "question": "What fee?",
                "evidence": [
                    {
                        "path": "a.md",
                        "text": "A fee of 3 euros is kept."
                    }
                ],
                "accepted": [
                    [
                        "3 euros"
                    ]
                ],
                "since": 2
            }
        ]
    }
    "
  `);
});

test.each([
  ['{"suite":"toy","title":"Toy","questions":[]}', 2],
  ['{"suite":"toy","title":"Toy","revision":1,"questions":[]}', 2],
  ['{\n\t"suite": "toy",\n\t"title": "Toy",\n\t"questions": []\n}\n', null],
])('a key without questions: %j', (text, revision) => {
  const written: unknown = JSON.parse(addQuestion(text, question, revision));
  const expected = { suite: 'toy', title: 'Toy', questions: [question] };
  expect(written).toEqual(revision === null ? expected : { ...expected, revision });
});

test.each([
  ['\r\n', key.replaceAll('\n', '\r\n')],
  ['\n', key],
])('line ends stay %j', (end, text) => {
  const written = addQuestion(text, question, null);
  expect(
    written
      .split('\n')
      .every((line, at, all) => at === all.length - 1 || line.endsWith('\r') === (end === '\r\n')),
  ).toBe(true);
});

test('a faulty question leaves the key as it was', async () => {
  const folder = await makeFolder(files);
  const suite = await readSuite(path.join(folder, 'toy'));
  const bad = { ...question, id: 'q09', accepted: [['**']] };
  expect(await catchFaults(addQuestionToKey(path.join(folder, 'toy'), suite, bad, 2), folder))
    .toMatchInlineSnapshot(`
      "toy/questions.json:8: q09 id: "q09" is also the id of question 1; ids are unique
      toy/questions.json:8: q09 accepted[0][0]: "**" folds to nothing; give letters, digits or signs"
    `);
  expect(await readFile(path.join(folder, 'toy/questions.json'), 'utf8')).toBe(key);
  const added = await addQuestionToKey(path.join(folder, 'toy'), suite, question, 2);
  expect(added).toEqual(await readSuite(path.join(folder, 'toy')));
});

test.each([
  [['q01', 'q09'], 'q10'],
  [['a', 'card-7'], 'card-8'],
  [['q1', 'x2'], 'x3'],
  [[], 'q01'],
])('after %j comes %s', (ids, next) => {
  expect(nextQuestionId(ids)).toBe(next);
});

describe('a line is quoted so that it is the only one', () => {
  const document = makeDocuments({ 'a.md': files['toy/docs/a.md'] }).get('a.md');
  test.each([
    [1, 'Returns within 14 days.'],
    [3, null],
    [4, '  Open.'],
    [5, null],
    [99, null],
  ])('line %i', (line, quote) => {
    expect(document && quoteLine(document, line)).toBe(quote);
  });
});

test('a person is asked for what is missing, and lines are chosen by number', async () => {
  const folder = await makeFolder(files);
  const suite = await readSuite(path.join(folder, 'toy'));
  const replies = [
    'What fee is kept?',
    '',
    '',
    'zebra',
    'fee kept',
    '1',
    '',
    '3 euros|EUR 3',
    '',
    '14 days',
    '',
  ];
  const told: string[] = [];
  const parts = await askForQuestion(
    suite,
    { suite: 'toy' },
    {
      ask: () => Promise.resolve(replies.shift() ?? ''),
      tell: (text) => told.push(text),
    },
  );
  expect(parts).toEqual({
    suite: 'toy',
    question: 'What fee is kept?',
    id: 'q10',
    kind: 'lookup',
    evidence: ['a.md:2'],
    accepted: ['3 euros|EUR 3'],
    distractor: ['14 days'],
  });
  expect(told).toContain('No line shares a word with it.');
});
