import { expect, test } from 'vitest';
import { listValueQuestions, writeValueLines } from '../../tests/list-value-questions.ts';
import { makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { compareSeries } from './compare-series.ts';
import { writeSeriesSentence } from './write-series-sentence.ts';
import { compareSeriesQuestions } from './compare-series-questions.ts';

const ids = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'];
const suite = makeSuite(
  { 'a.md': writeValueLines(ids) },
  {
    revision: 2,
    questions: listValueQuestions(ids).map((question) => ({
      ...question,
      since: question.id === 'q6' ? 2 : 1,
    })),
  },
);

/** Invented trials: which questions are right, and which of these cite their evidence. */
const makeTrial = (right: string, grounded: string, keyRevision = 2) =>
  scoreAnswers(
    suite,
    Object.fromEntries(
      ids.slice(0, keyRevision === 1 ? 5 : 6).map((id, at) => {
        const number = `${at + 1}`;
        const citations = grounded.includes(number) ? [`a.md:${number}`] : [];
        return [id, { answer: right.includes(number) ? `v-${id}` : 'no idea', citations }];
      }),
    ),
    { keyRevision },
  );

// one run against three; the run was not asked q6
const run = makeTrial('1234', '124', 1);
const three = [makeTrial('123', '13'), makeTrial('12', '1'), makeTrial('125', '1236')];

test('one run against three, by hand', () => {
  expect(compareSeriesQuestions([run], three)).toEqual([
    // right as often, grounded 1/1 against 1/3
    {
      id: 'q2',
      kind: 'x',
      change: 'down',
      a: { right: 1, grounded: 1, of: 1 },
      b: { right: 3, grounded: 1, of: 3 },
    },
    {
      id: 'q3',
      kind: 'x',
      change: 'down',
      a: { right: 1, grounded: 0, of: 1 },
      b: { right: 1, grounded: 1, of: 3 },
    },
    {
      id: 'q4',
      kind: 'x',
      change: 'down',
      a: { right: 1, grounded: 1, of: 1 },
      b: { right: 0, grounded: 0, of: 3 },
    },
    {
      id: 'q5',
      kind: 'x',
      change: 'up',
      a: { right: 0, grounded: 0, of: 1 },
      b: { right: 1, grounded: 0, of: 3 },
    },
    {
      id: 'q1',
      kind: 'x',
      change: 'same',
      a: { right: 1, grounded: 1, of: 1 },
      b: { right: 3, grounded: 3, of: 3 },
    },
    {
      id: 'q6',
      kind: 'x',
      change: 'only-b',
      a: null,
      b: { right: 0, grounded: 0, of: 3 },
    },
  ]);
});

test('its measures, by hand: the question is the unit, what one side was not asked is left out', () => {
  // right: means 1 1 1 1 0 against 1 1 1/3 0 1/3, so 4/5 against 8/15; of the 2^5 flips of
  // (0, 0, -2/3, -1, 1/3) with mean -4/15 those at least as far: |±2/3 ± 1 ± 1/3| >= 4/3 is 4 of 8
  const [right, grounded] = compareSeries([run], three);
  expect(right).toMatchObject({ name: 'right', questions: 5 });
  expect(right?.a).toBeCloseTo(4 / 5, 12);
  expect(right?.b).toBeCloseTo(8 / 15, 12);
  expect(right?.p).toBeCloseTo(4 / 8, 12);
  if (right === undefined) throw new Error('no measure');
  expect(writeSeriesSentence(right)).toBe(
    '3 of 5 questions differ in right, 2 higher in A and 1 higher in B: no more than chance would explain (sign flips p = 0.500, with Holm 1.000). At least 6 questions, all to one side, would have been needed to see a difference.',
  );
  // grounded: 1 1 0 1 0 against 1 1/3 1/3 0 0: differences -2/3, 1/3, -1, as far in 4 of 8
  expect(grounded?.a).toBeCloseTo(3 / 5, 12);
  expect(grounded?.b).toBeCloseTo(1 / 3, 12);
  expect(grounded?.p).toBeCloseTo(4 / 8, 12);
});

test('turned round, what was less often is more often', () => {
  const changes = (rows: ReturnType<typeof compareSeriesQuestions>) =>
    new Map(rows.map(({ id, change }) => [id, change]));
  const there = changes(compareSeriesQuestions([run], three));
  const back = changes(compareSeriesQuestions(three, [run]));
  const turned = { down: 'up', up: 'down', same: 'same', 'only-a': 'only-b', 'only-b': 'only-a' };
  for (const [id, change] of there) expect(back.get(id)).toBe(turned[change]);
});

test('a third of three is a third of six', () => {
  const [a, b] = [
    [three[0], three[1], three[2]],
    [three[0], three[1], three[2], three[0], three[1], three[2]],
  ].map((reports) => reports.flatMap((report) => (report === undefined ? [] : [report])));
  expect(compareSeriesQuestions(a ?? [], b ?? []).every(({ change }) => change === 'same')).toBe(
    true,
  );
});
