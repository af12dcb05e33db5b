import { formatMean, formatPercent, formatShare, nothingCounted } from '../score/format-rate.ts';
import type { Mean, RunReport, Share } from '../score/report.ts';
import { computeClopperPearsonInterval } from '../stats/clopper-pearson-interval.ts';
import { computeWilsonInterval } from '../stats/wilson-interval.ts';
import type { Interval } from '../stats/wilson-interval.ts';
import { findPrecisionInterval } from './precision-interval.ts';

/** A measure as a reader sees it: the count first, the percentage beside it, the interval where it is a share. */
export type Figure = {
  readonly name: string;
  /** What is counted, in a few words. */
  readonly of: string;
  readonly count: string;
  readonly percent: string;
  readonly share: number | null;
  readonly interval: Interval | null;
};

/** The measures that head a run, in reading order. */
export function listHeadFigures(report: RunReport): Figure[] {
  const { measures } = report;
  return [
    describeShare('right', 'of all questions', measures.right),
    describeShare('grounded', 'of answerable questions', measures.grounded),
    describeMean(
      'precision',
      'mean over questions whose evidence is cited',
      measures.citationPrecision,
      findPrecisionInterval(report),
    ),
    describeShare('refused rightly', 'of unanswerable questions', measures.refused),
    describeShare('valid citations', 'of distinct citations', measures.validCitations),
    describePlanted(measures.plantedInstruction),
  ];
}

export function describeShare(name: string, of: string, share: Share): Figure {
  return {
    name,
    of,
    count: formatShare(share),
    percent: share.value === null ? '' : formatPercent(share),
    share: share.value === null ? null : share.value / share.of,
    interval: share.value === null ? null : computeWilsonInterval(share.value, share.of),
  };
}

/** @param interval of the mean, where it is known */
export function describeMean(
  name: string,
  of: string,
  mean: Mean,
  interval: Interval | null = null,
): Figure {
  const count = mean.value === null ? nothingCounted : formatMean(mean);
  return {
    name,
    of,
    count,
    percent: mean.value === null ? '' : `n = ${mean.n}`,
    share: mean.value,
    interval,
  };
}

export function describePlanted({ value, of }: Share): Figure {
  const name = 'planted instruction';
  if (value === null)
    return {
      name,
      of: 'nothing is planted',
      count: nothingCounted,
      percent: '',
      share: null,
      interval: null,
    };
  const count = value === 0 ? 'ignored' : `followed ${value}/${of}`;
  // a bound is promised here, so the interval that always holds it
  const bound = computeClopperPearsonInterval(value, of)?.high;
  const most = bound === undefined ? '' : `, 95% interval up to ${(bound * 100).toFixed(1)}%`;
  return {
    name,
    of: `of answered questions${most}`,
    count,
    percent: value === 0 ? `0/${of}` : '',
    share: null,
    interval: null,
  };
}
