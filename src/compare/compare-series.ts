import type { QuestionReport, RunReport } from '../score/report.ts';
import { computeClusterBootstrap } from '../stats/cluster-bootstrap.ts';
import { adjustByHolm } from '../stats/holm.ts';
import { computeSignFlipTest } from '../stats/sign-flip-test.ts';
import type { Interval } from '../stats/wilson-interval.ts';
import { testedMeasures } from './tested-measures.ts';

/** One measure of two series over the questions that both were asked; the question is the unit. */
export type ComparedSeries = {
  readonly name: string;
  /** Questions that both were asked. */
  readonly questions: number;
  /** Means over questions of the share of trials. */
  readonly a: number;
  readonly b: number;
  /** Questions in which the first, and in which the second, has the larger share of its trials. */
  readonly higherA: number;
  readonly higherB: number;
  /** Of the second mean less the first, by a cluster bootstrap over questions. */
  readonly interval: Interval | null;
  /** By sign flips over questions, and adjusted by Holm for the measures tested together. */
  readonly p: number;
  readonly adjusted: number;
};

/** Tests two series of any numbers of trials; measures that no common question counts in are left out. */
export function compareSeries(a: readonly RunReport[], b: readonly RunReport[]): ComparedSeries[] {
  const measures = testedMeasures.flatMap(({ name, counts, holds }) => {
    const [first, second] = [a, b].map((reports) => averageByQuestion(reports, counts, holds));
    const pairs = Array.from(first ?? [], ([id, mean]) => ({ a: mean, b: second?.get(id) }));
    const common = pairs.flatMap((pair) =>
      pair.b === undefined ? [] : [{ a: pair.a, b: pair.b }],
    );
    if (common.length === 0) return [];
    const differences = common.map((pair) => pair.b - pair.a);
    return [
      {
        name,
        questions: common.length,
        a: average(common.map((pair) => pair.a)),
        b: average(common.map((pair) => pair.b)),
        higherA: differences.filter((difference) => difference < 0).length,
        higherB: differences.filter((difference) => difference > 0).length,
        interval: computeClusterBootstrap(differences),
        p: computeSignFlipTest(differences),
      },
    ];
  });
  const adjusted = adjustByHolm(measures.map(({ p }) => p));
  return measures.map((measure, at) => ({ ...measure, adjusted: adjusted[at] ?? 1 }));
}

/** For each question the share of the trials that asked it in which the measure holds. */
function averageByQuestion(
  reports: readonly RunReport[],
  counts: (row: QuestionReport) => boolean,
  holds: (row: QuestionReport) => boolean,
): Map<string, number> {
  const rows = reports.flatMap(({ questions }) => questions).filter(counts);
  return new Map(
    Array.from(
      Map.groupBy(rows, ({ id }) => id),
      ([id, group]) => [id, group.filter(holds).length / group.length],
    ),
  );
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
