import { beforeAll, describe, expect, test } from 'vitest';
import { compareMeasures } from '../src/compare/compare-measures.ts';
import { compareQuestions } from '../src/compare/compare-questions.ts';
import { writeHonestSentence } from '../src/compare/write-honest-sentence.ts';
import type { RunReport } from '../src/score/report.ts';
import { readContent } from '../src/store/read-content.ts';

/** The committed runs of the baseline agents, held against each other and reckoned again by hand. */
let reports: ReadonlyMap<string, RunReport>;

beforeAll(async () => {
  const { runs } = await readContent({ content: 'content', fixtures: 'fixtures' });
  reports = new Map(runs.map(({ report }) => [report.id, report]));
});

function compare(a: string, b: string) {
  const [first, second] = [reports.get(a), reports.get(b)];
  if (first === undefined || second === undefined) throw new Error(`no run ${a} or ${b}`);
  return compareQuestions(first, second);
}

describe('lexical against descend with builder 2', () => {
  // lexical is right, and grounded, on q06 q13 q15 q17 q18 q19 q27, descend on q15 q17 q18 q19
  test('three questions are lost and none is gained', () => {
    const rows = compare('lexical-documents', 'descend-brain-2');
    const changed = (change: string) =>
      rows.filter((row) => row.change === change).map(({ id }) => id);
    expect(rows).toHaveLength(28);
    expect(changed('regressed')).toEqual(['q06', 'q13', 'q27']);
    expect(changed('gained')).toEqual([]);
  });

  test('which chance explains: two-sided p = 2 · (1/2)^3 = 1/4, twice that with Holm', () => {
    const [right, grounded] = compareMeasures(compare('lexical-documents', 'descend-brain-2'));
    expect(right).toMatchObject({
      a: { value: 7, of: 28 },
      b: { value: 4, of: 28 },
      ...{ onlyA: 3, onlyB: 0, p: 0.25, adjusted: 0.5 },
    });
    expect(grounded).toMatchObject({
      a: { value: 7, of: 26 },
      b: { value: 4, of: 26 },
      ...{ onlyA: 3, onlyB: 0, p: 0.25, adjusted: 0.5 },
    });
    // Bonett and Price: with one added to each count and two to n, p12 = 1/30 and p21 = 4/30, so the
    // difference is -1/10 and its standard error the root of (5/30 - 1/100)/30, which is 0.0722649
    expect(right?.interval?.low).toBeCloseTo(-0.1 - 1.959964 * 0.0722649, 6);
    expect(right?.interval?.high).toBeCloseTo(-0.1 + 1.959964 * 0.0722649, 6);
    if (right === undefined) throw new Error('no measure');
    expect(writeHonestSentence(right)).toContain(
      '3 of 28 questions differ in right, 3 only in A and 0 only in B: no more than chance would explain',
    );
  });
});

describe('descend with builder 1 against builder 2', () => {
  test('the same four questions are right in both, and only citations differ', () => {
    const rows = compare('descend-brain-1', 'descend-brain-2');
    expect(new Set(rows.map(({ change }) => change))).toEqual(new Set(['citations', 'same']));
    const right = rows.filter(({ a, b }) => a?.right === true && b?.right === true);
    expect(right.map(({ id }) => id).toSorted()).toEqual(['q15', 'q17', 'q18', 'q19']);
  });

  test('so that nothing can be said for either: p = 1, and an interval around 0', () => {
    for (const measure of compareMeasures(compare('descend-brain-1', 'descend-brain-2'))) {
      expect(measure).toMatchObject({ onlyA: 0, onlyB: 0, p: 1, adjusted: 1 });
      const { low = NaN, high = NaN } = measure.interval ?? {};
      expect(low).toBeCloseTo(-high, 12);
      expect(writeHonestSentence(measure)).toContain('nothing can be said for either');
    }
  });
});
