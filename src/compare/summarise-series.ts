import type { RunReport, Share } from '../score/report.ts';
import { computePassToTheK } from '../stats/pass-to-the-k.ts';
import { rateQuestions } from './rate-questions.ts';
import type { QuestionRate } from './rate-questions.ts';
import type { Series, SeriesRun } from './series.ts';

/** How a question fared in the trials that asked it. */
export type SeriesQuestion = QuestionRate & {
  readonly id: string;
  readonly kind: string;
  readonly state: 'always right' | 'never right' | 'flaky';
};

/** A measure over the trials of a series: their mean, how far they spread, and the worst run. */
export type SeriesMeasure = {
  readonly name: 'right' | 'grounded';
  readonly mean: number;
  readonly low: Share;
  readonly high: Share;
  readonly worst: string;
};

export type SeriesSummary = {
  readonly trials: number;
  /** Fewer than three trials show no spread worth the name. */
  readonly isSmall: boolean;
  readonly measures: readonly SeriesMeasure[];
  /** In the order of the first trial. */
  readonly questions: readonly SeriesQuestion[];
  /** pass^k over the questions that every trial was asked, for k from 1 to the number of trials. */
  readonly passToTheK: readonly { readonly k: number; readonly value: number }[];
};

/** Sums up the trials of a series; identical copies count once. */
export function summariseSeries({ trials }: Pick<Series<SeriesRun>, 'trials'>): SeriesSummary {
  const reports = trials.map(({ report }) => report);
  const questions = listQuestions(reports);
  const everywhere = questions.filter(({ of }) => of === reports.length);
  return {
    trials: reports.length,
    isSmall: reports.length < 3,
    measures: [...summariseMeasure('right', reports), ...summariseMeasure('grounded', reports)],
    questions,
    passToTheK: reports.flatMap((_, at) => {
      const value = computePassToTheK(everywhere, at + 1);
      return value === null ? [] : [{ k: at + 1, value }];
    }),
  };
}

function listQuestions(reports: readonly RunReport[]): SeriesQuestion[] {
  return Array.from(rateQuestions(reports), ([id, { kind, rate }]) => {
    const { right, of } = rate;
    const state = right === of ? 'always right' : right === 0 ? 'never right' : 'flaky';
    return { id, kind, ...rate, state };
  });
}

function summariseMeasure(
  name: SeriesMeasure['name'],
  reports: readonly RunReport[],
): SeriesMeasure[] {
  const shares = reports
    .flatMap(({ id, measures }) => {
      const { value, of } = measures[name];
      return value === null ? [] : [{ id, share: { value, of }, rate: value / of }];
    })
    .toSorted((a, b) => a.rate - b.rate);
  const [lowest, highest] = [shares[0], shares.at(-1)];
  if (lowest === undefined || highest === undefined) return [];
  const mean = shares.reduce((sum, { rate }) => sum + rate, 0) / shares.length;
  return [{ name, mean, low: lowest.share, high: highest.share, worst: lowest.id }];
}
