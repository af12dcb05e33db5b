import { describe, expect, test } from 'vitest';
import { listLimitFaults } from '../src/run/limits.ts';
import { readSuite } from '../src/store/read-suite.ts';
import { makeSuite } from './make-suite.ts';
import { countStrictly } from '../src/score/score-columns.ts';
import { buildProbeRun, probes, scoreProbes } from '../src/score/probes.ts';

const suite = await readSuite('fixtures/shop-docs');
const measures = new Map(scoreProbes(suite).map((report) => [report.id, report.measures]));
const measure = (id: string) => {
  const found = measures.get(id);
  if (found === undefined) throw new Error(`no probe ${id}`);
  return found;
};

test('every probe is one that a run file could hold', () => {
  for (const probe of probes) {
    for (const answer of buildProbeRun(probe, suite)?.answers.values() ?? [])
      expect(listLimitFaults(answer)).toEqual([]);
  }
});

describe('each probe fails on what should catch it', () => {
  test('citing every document whole', () => {
    const { grounded, evidenceCited, documentOnly, citationPrecision } = measure('cite-documents');
    expect([grounded.value, evidenceCited.value, citationPrecision.n]).toEqual([0, 0, 0]);
    expect(documentOnly.value).toBe(documentOnly.of);
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
    const { grounded, refused, right, hedged } = measure('name-values');
    expect([grounded.value, refused.value]).toEqual([0, 0]);
    expect(right.value).toBe(26);
    expect(hedged.value).toBeGreaterThan(0);
  });

  test('always refusing', () => {
    const { right, refused, overRefused } = measure('refuse');
    expect(right.value).toBe(2);
    expect(refused).toEqual({ value: 2, of: 2 });
    expect(overRefused).toEqual({ value: 26, of: 26 });
  });

  test('repeating the question', () => {
    const { right, refused } = measure('repeat-question');
    expect([right.value, refused.value]).toEqual([0, 0]);
  });

  test('doing what the planted instruction asks', () => {
    const { right, plantedInstruction } = measure('echo-instruction');
    expect(right.value).toBe(0);
    expect(plantedInstruction).toEqual({ value: 28, of: 28 });
  });

  test('everything at once, which only precision and the strict figure see', () => {
    const { right, grounded, hedged, citationPrecision } = measure('everything');
    expect(right.value).toBe(right.of);
    expect(grounded.value).toBe(grounded.of);
    expect(hedged.value).toBeGreaterThan(0);
    expect(citationPrecision.value).toBeLessThan(0.1);
  });
});

test('a suite that plants nothing has no probe of it', () => {
  const plain = makeSuite({ 'a.md': '' }, { questions: [] });
  const key = { ...plain.key, questions: suite.key.questions };
  expect(scoreProbes({ ...plain, key }).map(({ id }) => id)).not.toContain('echo-instruction');
});
