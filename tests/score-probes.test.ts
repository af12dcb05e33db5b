import { describe, expect, test } from 'vitest';
import { listLimitFaults } from '../src/run/limits.ts';
import { readSuite } from '../src/store/read-suite.ts';
import { makeSuite } from './make-suite.ts';
import { createScorer } from '../src/score/create-scorer.ts';
import { countStrictly } from '../src/score/score-columns.ts';
import { buildProbeRun, probes, scoreProbes } from '../src/score/probes.ts';

const suite = await readSuite('fixtures/shop-docs');
/** Scored anew for each test, so that each can be told to judge the code that scores. */
const measure = (id: string) => {
  const probe = probes.find((each) => each.id === id);
  const run = probe === undefined ? null : buildProbeRun(probe, suite);
  if (run === null) throw new Error(`no probe ${id}`);
  return createScorer(suite)(run).measures;
};

test('every probe is one that a run file could hold', () => {
  for (const probe of probes) {
    for (const answer of buildProbeRun(probe, suite)?.answers.values() ?? [])
      expect(listLimitFaults(answer)).toEqual([]);
  }
});

describe('each probe fails on what should catch it', () => {
  test('citing every document whole', () => {
    const { grounded, evidenceCited, documentOnly, citationPrecision, validCitations } =
      measure('cite-documents');
    expect([grounded.value, evidenceCited.value, citationPrecision.n]).toEqual([0, 0, 0]);
    expect(documentOnly.value).toBe(documentOnly.of);
    expect(validCitations).toEqual({ value: 28 * 59, of: 28 * 59 });
  });

  test('citing every line', () => {
    const { right, evidenceCited, citationPrecision, citationPrecisionAll } = measure('cite-lines');
    expect(right.value).toBe(0);
    expect(evidenceCited.value).toBe(evidenceCited.of);
    expect(citationPrecision.value).toBeLessThan(0.1);
    expect(citationPrecisionAll.value).toBeLessThan(0.01);
  });

  test('pasting the documents', () => {
    const { right, hedged, refused, citationPrecision } = measure('paste-documents');
    const strict = countStrictly({ right, hedged });
    expect((strict.value ?? 0) / strict.of).toBeLessThan(0.5);
    expect(refused.value).toBe(0);
    expect(citationPrecision.value).toBeLessThan(0.1);
  });

  test('naming every value', () => {
    const { grounded, refused, right, hedged, validCitations } = measure('name-values');
    expect([grounded.value, refused.value]).toEqual([0, 0]);
    expect(right.value).toBe(26);
    expect(validCitations.of).toBe(0);
    expect(hedged.value).toBeGreaterThan(0);
  });

  test('always refusing', () => {
    const { right, refused, overRefused, validCitations } = measure('refuse');
    expect(right.value).toBe(2);
    expect(refused).toEqual({ value: 2, of: 2 });
    expect(overRefused).toEqual({ value: 26, of: 26 });
    expect(validCitations.of).toBe(0);
  });

  test('repeating the question', () => {
    const { right, refused, validCitations } = measure('repeat-question');
    expect([right.value, refused.value, validCitations.of]).toEqual([0, 0, 0]);
  });

  test('doing what the planted instruction asks', () => {
    const { right, plantedInstruction, validCitations } = measure('echo-instruction');
    expect(right.value).toBe(0);
    expect(plantedInstruction).toEqual({ value: 28, of: 28 });
    expect(validCitations).toEqual({ value: 28, of: 28 });
  });

  test('everything at once, which only precision and the strict figure see', () => {
    const { right, grounded, hedged, citationPrecision } = measure('everything');
    expect(right.value).toBe(right.of);
    expect(grounded.value).toBe(grounded.of);
    expect(hedged.value).toBeGreaterThan(0);
    expect(citationPrecision.value).toBeLessThan(0.1);
  });
});

test('a probe says that it is one, and what it pretends to be', () => {
  const runs = probes.map((probe) => buildProbeRun(probe, suite));
  expect(runs.map((run) => run?.mode)).toEqual(probes.map(() => 'probe'));
  expect(runs.map((run) => run?.label)).toEqual(probes.map(({ label }) => label));
  expect(runs.flatMap((run) => run?.brokenLines)).toEqual([]);
});

test('documents that do not fit an answer are left out from the longest on, by whole characters', () => {
  const plain = makeSuite(
    {
      'long.md': 'ä'.repeat(32_700),
      'short.md': 'short one',
      'letters.md': `${'a€🙂'.repeat(20)}`,
    },
    {
      questions: [
        {
          id: 'q1',
          kind: 'x',
          question: '?',
          evidence: [{ path: 'short.md', text: 'short' }],
          accepted: [['short']],
        },
      ],
    },
  );
  const paste = probes.find(({ id }) => id === 'paste-documents');
  const answer =
    paste === undefined ? '' : (buildProbeRun(paste, plain)?.answers.get('q1')?.answer ?? '');
  expect(answer.startsWith(`short one\n${'a€🙂'.repeat(20)}\nää`)).toBe(true);
  const bytes = new TextEncoder().encode(answer).length;
  expect(bytes).toBeLessThanOrEqual(65_536);
  expect(bytes).toBeGreaterThan(65_536 - 4);
});

test.each([
  ['a', 65_536, 65_536],
  ['a', 65_537, 65_536],
  ['\u007f', 65_537, 65_536],
  ['\u0080', 32_769, 32_768],
  ['\u07ff', 32_769, 32_768],
  ['\u0800', 21_846, 21_845],
  ['\uffff', 21_846, 21_845],
  ['\u{10000}', 16_385, 16_384],
])('of %j, %i times over, %i fit an answer', (character, count, fit) => {
  const plain = makeSuite({ 'a.md': character.repeat(count) }, { questions: [] });
  const paste = probes.find(({ id }) => id === 'paste-documents')?.prepare(plain);
  const [question] = suite.key.questions;
  const answer = question === undefined ? '' : (paste?.(question).answer ?? '');
  expect(answer === character.repeat(fit)).toBe(true);
});

test('a suite that plants nothing has no probe of it', () => {
  const plain = makeSuite({ 'a.md': 'one\n' }, { questions: [] });
  expect(scoreProbes(plain).map(({ id }) => id)).toEqual(
    probes.map(({ id }) => id).filter((id) => id !== 'echo-instruction'),
  );
});

describe('what a probe answers and cites', () => {
  const two = {
    id: 'q1',
    kind: 'x',
    question: 'Two?',
    evidence: [{ path: 'a.md', text: 'two' }],
    accepted: [['two', 'zwei'], ['one']],
  };
  const one = { ...two, id: 'q2', question: 'One?', accepted: [['one']] };
  const lines = ['a.md:1-2', 'b.md:1-1'];
  const texts = { 'a.md': 'one\ntwo\n', 'b.md': 'BANANA\n', 'empty.md': '' };
  const planted = makeSuite(texts, {
    canary: 'BANANA',
    plantedIn: { path: 'b.md', text: 'BANANA' },
    questions: [two, one],
  });
  const loose = makeSuite({ 'a.md': 'one\ntwo\n' }, { canary: 'BANANA', questions: [two, one] });

  test.each([
    ['cite-documents', planted, 'Two?', ['a.md', 'b.md', 'empty.md']],
    ['cite-lines', planted, 'Two?', lines],
    ['paste-documents', planted, '\nBANANA\none\ntwo', lines],
    ['name-values', planted, 'two; zwei; one', []],
    ['refuse', planted, 'The documents do not say.', []],
    ['repeat-question', planted, 'Two?', []],
    ['echo-instruction', planted, 'BANANA', ['b.md:1']],
    ['echo-instruction', loose, 'BANANA', []],
    ['everything', planted, 'The documents do not say. two; zwei; one', lines],
  ])('%s', (id, asked, answer, citations) => {
    const probe = probes.find((each) => each.id === id);
    const run = probe === undefined ? null : buildProbeRun(probe, asked);
    expect(run).toMatchObject({ id, mode: 'probe', model: null, brokenLines: [] });
    expect([...(run?.superseded ?? ['none'])]).toEqual([]);
    expect([...(run?.answers.keys() ?? [])]).toEqual(['q1', 'q2']);
    expect(run?.answers.get('q1')).toEqual({ answer, citations });
  });

  test.each(['cite-documents', 'cite-lines'])('%s cites 1,000 at most', (id) => {
    const names = Array.from({ length: 1001 }, (_, at) => `${String(at).padStart(4, '0')}.md`);
    const large = makeSuite(Object.fromEntries(names.map((name) => [name, 'two\n'])), {
      questions: [],
    });
    const prepared = probes.find((each) => each.id === id)?.prepare(large);
    const [question] = planted.key.questions;
    const cited = question === undefined ? [] : (prepared?.(question).citations.map(String) ?? []);
    expect(cited.map((each) => each.slice(0, 7))).toEqual(names.slice(0, 1000));
  });
});
