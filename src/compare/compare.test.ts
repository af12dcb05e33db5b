import { describe, expect, test } from 'vitest';
import { listValueQuestions, writeValueLines } from '../../tests/list-value-questions.ts';
import { makeSuite, scoreAnswers } from '../../tests/make-suite.ts';
import { compareMeasures } from './compare-measures.ts';
import { compareQuestions } from './compare-questions.ts';
import { diffCitations } from './diff-citations.ts';
import { groupSeries } from './series.ts';
import { writeHonestSentence } from './write-honest-sentence.ts';

const ids = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8'];
const suite = makeSuite(
  { 'a.md': writeValueLines(ids) },
  {
    revision: 2,
    questions: listValueQuestions(ids).map((question) => ({
      ...question,
      since: question.id === 'q8' ? 2 : 1,
    })),
  },
);
/** An answer that is right, cited by the given lines of the only document. */
const right = (id: string, ...lines: string[]) => ({
  answer: `v-${id}`,
  citations: lines.map((range) => `a.md:${range}`),
});

const a = scoreAnswers(
  suite,
  {
    q1: right('q1', '1'),
    q2: right('q2', '2'),
    q3: { answer: 'no idea', citations: [] },
    q4: right('q4', '3-5'),
    q5: right('q5', '5'),
    q6: right('q6', '6'),
    q7: { answer: 'v-q7 it is', citations: ['a.md:7'] },
  },
  { keyRevision: 1 },
);
const b = scoreAnswers(suite, {
  q1: right('q1', '1'),
  q2: { answer: 'v-q2', citations: [] },
  q3: right('q3', '3'),
  q4: right('q4', '4'),
  q5: { answer: 'wrong', citations: ['a.md:5'] },
  q7: right('q7', '7'),
  q8: right('q8', '8'),
});

describe('two runs joined by question', () => {
  test('regressions first, then gains, then what changed only in citations or wording, then the rest', () => {
    expect(compareQuestions(a, b).map(({ id, change }) => [id, change])).toEqual([
      ['q2', 'regressed'],
      ['q5', 'regressed'],
      ['q6', 'regressed'],
      ['q3', 'gained'],
      ['q4', 'citations'],
      ['q7', 'wording'],
      ['q1', 'same'],
      ['q8', 'only-b'],
    ]);
    expect(compareQuestions(b, a).at(-1)).toMatchObject({ id: 'q8', change: 'only-a', b: null });
  });

  test('measures are tested on what both were asked', () => {
    // right: a 6 of 7, b 5 of 7 (q8 was not asked of a); q3 only in b, q5 and q6 only in a: p = 1
    // grounded: a q1 q2 q4 q5 q6 q7, b q1 q3 q4 q7; q2 q5 q6 only in a, q3 only in b: p = 2·5/16
    expect(compareMeasures(compareQuestions(a, b))).toMatchObject([
      {
        name: 'right',
        a: { value: 6, of: 7 },
        b: { value: 5, of: 7 },
        onlyA: 2,
        onlyB: 1,
        p: 1,
        adjusted: 1,
      },
      {
        name: 'grounded',
        a: { value: 6, of: 7 },
        b: { value: 4, of: 7 },
        onlyA: 3,
        onlyB: 1,
        p: 0.625,
        adjusted: 1,
      },
    ]);
  });

  test('the honest sentence', () => {
    const [, grounded] = compareMeasures(compareQuestions(a, b));
    expect(grounded && writeHonestSentence(grounded)).toMatchInlineSnapshot(
      `"4 of 7 questions differ in grounded, 3 only in A and 1 only in B: no more than chance would explain (exact McNemar p = 0.625, with Holm 1.000). At least 6 questions, all to one side, would have been needed to see a difference."`,
    );
    const [same] = compareMeasures(compareQuestions(a, a));
    expect(same && writeHonestSentence(same)).toMatchInlineSnapshot(
      `"No question differs in right (0 of 7); nothing can be said for either."`,
    );
  });

  test('the citation diff', () => {
    const rows = compareQuestions(a, b);
    const diff = (id: string) => {
      const row = rows.find((each) => each.id === id);
      return diffCitations(row?.a ?? null, row?.b ?? null).map(({ kind }) => kind);
    };
    expect(['q1', 'q2', 'q3', 'q4'].map(diff)).toEqual([
      ['kept'],
      ['lost'],
      ['gained'],
      ['tightened'],
    ]);
  });
});

describe('series', () => {
  const place = (report: typeof a, id: string, fields: object = {}) => ({
    suite: 'mini',
    isStale: false,
    report: { ...report, id, model: 'm', client: 'c', mode: 'brain', ...fields },
  });

  test('runs of one set-up are repeats, equal answers are one trial, and a run of other documents stands alone', () => {
    const runs = [
      place(a, 'r1'),
      place(b, 'r2'),
      place(a, 'r3'),
      { ...place(b, 'r4'), isStale: true },
    ];
    expect(
      groupSeries(runs).map(({ id, trials, copies }) => [
        id,
        trials.map(({ report }) => report.id),
        copies,
      ]),
    ).toEqual([
      ['r1', ['r1', 'r2'], [{ run: 'r3', of: 'r1' }]],
      ['r4', ['r4'], []],
    ]);
  });

  test('without model or client a run belongs to a series only by name', () => {
    const runs = [
      place(a, 'r1', { model: null }),
      place(b, 'r2', { model: null }),
      place(a, 'r3', { client: null, series: 's' }),
      place(b, 'r4', { series: 's' }),
    ];
    expect(groupSeries(runs).map(({ runs: grouped }) => grouped.length)).toEqual([1, 1, 2]);
  });
});
