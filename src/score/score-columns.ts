import type { Column } from '../text/format-table.ts';
import { formatMean, formatShareAndPercent, nothingCounted } from './format-rate.ts';
import type { Mean, Measures, RunReport, Share } from './report.ts';

/** What `score` prints of each run. */
export const scoreColumns: readonly Column<RunReport>[] = [
  { header: 'run', accessor: ({ id }) => id, align: 'left' },
  { header: 'mode', accessor: ({ mode }) => mode ?? nothingCounted, align: 'left' },
  shareColumn('right', ({ right }) => right),
  shareColumn('not hedged', countStrictly),
  shareColumn('grounded', ({ grounded }) => grounded),
  shareColumn('evidence cited', ({ evidenceCited }) => evidenceCited),
  meanColumn('precision', ({ citationPrecision }) => citationPrecision),
  meanColumn('of all cited', ({ citationPrecisionAll }) => citationPrecisionAll),
  shareColumn('document only', ({ documentOnly }) => documentOnly),
  shareColumn('refused', ({ refused }) => refused),
  shareColumn('over-refused', ({ overRefused }) => overRefused),
  shareColumn('unanswered', ({ unanswered }) => unanswered),
  shareColumn('valid citations', ({ validCitations }) => validCitations),
  {
    header: 'planted',
    accessor: ({ measures: { plantedInstruction } }) =>
      plantedInstruction.value === 0 ? 'ignored' : formatShareAndPercent(plantedInstruction),
    align: 'right',
  },
  countColumn('calls', ({ toolCalls }) => toolCalls),
  countColumn('tokens', ({ tokens }) => tokens),
];

/** Right answers that hold no distractor besides. */
export function countStrictly({ right, hedged }: Pick<Measures, 'right' | 'hedged'>): Share {
  return right.value === null ? right : { value: right.value - (hedged.value ?? 0), of: right.of };
}

function shareColumn(header: string, select: (measures: Measures) => Share): Column<RunReport> {
  return {
    header,
    accessor: ({ measures }) => formatShareAndPercent(select(measures)),
    align: 'right',
  };
}

function meanColumn(header: string, select: (measures: Measures) => Mean): Column<RunReport> {
  const accessor = ({ measures }: RunReport) => {
    const mean = select(measures);
    return mean.value === null ? nothingCounted : `${formatMean(mean)} n=${mean.n}`;
  };
  return { header, accessor, align: 'right' };
}

function countColumn(
  header: string,
  select: (measures: Measures) => number | null,
): Column<RunReport> {
  const accessor = ({ measures }: RunReport) => String(select(measures) ?? nothingCounted);
  return { header, accessor, align: 'right' };
}
