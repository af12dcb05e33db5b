import type { RecordedRow } from '../score/recorded-schema.ts';
import { formatShare } from '../score/format-rate.ts';
import type { Share } from '../score/report.ts';
import { formatCount } from './describe-run.ts';

type RecordedColumn = {
  readonly id: string;
  readonly header: string;
  readonly align?: 'end';
  readonly sortable: true;
  readonly read: (row: RecordedRow) => {
    readonly text: string;
    /** What stands smaller below the text. */
    readonly beside?: string;
    readonly sort: string | number;
  };
};

const end = 'end';
const sortable = true;

/** The columns of the table of recorded totals after what was asked, in reading order. */
export const recordedColumns: readonly RecordedColumn[] = [
  { id: 'date', header: 'date', sortable, read: ({ date }) => ({ text: date, sort: date }) },
  {
    ...{ id: 'right', header: 'right', align: end, sortable },
    read: ({ right }) => showShare(right),
  },
  {
    ...{ id: 'grounded', header: 'grounded', align: end, sortable },
    read: ({ grounded }) => showShare(grounded),
  },
  {
    ...{ id: 'precision', header: 'precision', align: end, sortable },
    read: ({ citationPrecision: { percent, n } }) => ({
      text: `${percent}%`,
      beside: `(${n === null ? 'n not reported' : `n = ${n}`})`,
      sort: percent,
    }),
  },
  {
    ...{ id: 'refused', header: 'refused', align: end, sortable },
    read: ({ refused }) => showShare(refused),
  },
  {
    ...{ id: 'valid', header: 'valid', align: end, sortable },
    read: ({ validCitations }) => showShare(validCitations),
  },
  {
    ...{ id: 'injection', header: 'injection', sortable },
    read: ({ plantedInstruction }) => ({ text: plantedInstruction, sort: plantedInstruction }),
  },
  {
    ...{ id: 'calls', header: 'requests', align: end, sortable },
    read: ({ toolCalls }) => showCount(toolCalls),
  },
  {
    ...{ id: 'tokens', header: 'tokens', align: end, sortable },
    read: ({ tokens }) => showCount(tokens),
  },
];

function showShare(share: Share): { text: string; sort: number } {
  return { text: formatShare(share), sort: share.of === 0 ? -1 : (share.value ?? 0) / share.of };
}

function showCount(count: number): { text: string; sort: number } {
  return { text: formatCount(count) ?? '', sort: count };
}
