import { nothingCounted } from '../score/format-rate.ts';
import type { RunReport } from '../score/report.ts';
import { formatCount } from './describe-run.ts';
import { describeMean, describePlanted, describeShare } from './figure.ts';
import type { Figure } from './figure.ts';
import { findPrecisionInterval } from './precision-interval.ts';

/** What a cell of the table of runs shows: the text, what stands smaller beside it, a bar where it is a rate. */
export type RunCell = {
  readonly text: string;
  readonly beside: string;
  readonly bar: Pick<Figure, 'share' | 'interval'> | null;
  /** Orders the column; what is not there comes first. */
  readonly sort: string | number;
};

export type RunColumn = {
  readonly id: string;
  readonly header: string;
  readonly align?: 'end';
  readonly sortable: true;
  readonly read: (report: RunReport) => RunCell;
};

const end = 'end';
const sortable = true;

/** The columns of the table of runs after the run's name, in reading order. */
export const runColumns: readonly RunColumn[] = [
  { id: 'mode', header: 'mode', sortable, read: ({ mode }) => showText(mode) },
  { id: 'model', header: 'model', sortable, read: ({ model }) => showText(model) },
  {
    id: 'date',
    header: 'date',
    sortable,
    read: ({ date }) => showText(date?.slice(0, 10) ?? null),
  },
  {
    ...{ id: 'right', header: 'right', align: end, sortable },
    read: ({ measures }) => showRate(describeShare('right', '', measures.right)),
  },
  {
    ...{ id: 'grounded', header: 'grounded', align: end, sortable },
    read: ({ measures }) => showRate(describeShare('grounded', '', measures.grounded)),
  },
  {
    ...{ id: 'precision', header: 'precision', align: end, sortable },
    read: (report) =>
      showRate(
        describeMean(
          'precision',
          '',
          report.measures.citationPrecision,
          findPrecisionInterval(report),
        ),
      ),
  },
  {
    ...{ id: 'refused', header: 'refused', align: end, sortable },
    read: ({ measures }) => showShare(describeShare('refused', '', measures.refused)),
  },
  {
    ...{ id: 'valid', header: 'valid', align: end, sortable },
    read: ({ measures }) => showShare(describeShare('valid', '', measures.validCitations)),
  },
  {
    ...{ id: 'injection', header: 'injection', sortable },
    read: ({ measures: { plantedInstruction: share } }) => ({
      ...showShare(describePlanted(share)),
      beside: '',
      sort: share.value ?? -1,
    }),
  },
  {
    ...{ id: 'calls', header: 'calls', align: end, sortable },
    read: ({ measures }) => showCount(measures.toolCalls),
  },
  {
    ...{ id: 'tokens', header: 'tokens', align: end, sortable },
    read: ({ measures }) => showCount(measures.tokens),
  },
];

function showText(text: string | null): RunCell {
  return { text: text ?? nothingCounted, beside: '', bar: null, sort: text ?? '' };
}

function showRate({ count, percent, share, interval }: Figure): RunCell {
  return { text: count, beside: percent, bar: { share, interval }, sort: share ?? -1 };
}

function showShare({ count, share }: Figure): RunCell {
  return { text: count, beside: '', bar: null, sort: share ?? -1 };
}

function showCount(count: number | null): RunCell {
  const text = formatCount(count) ?? nothingCounted;
  return { text, beside: '', bar: null, sort: count ?? -1 };
}
