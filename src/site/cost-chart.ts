import type { RunReport } from '../score/report.ts';
import type { Addresses } from './address.ts';
import { formatCount, nameRun } from './describe-run.ts';
import type { DotChart, DotGroup } from './dot-chart.ts';
import { describeShare } from './figure.ts';
import type { Figure } from './figure.ts';
import { shortenText } from './shorten-text.ts';

export type CostRow = {
  readonly name: string;
  readonly href: string;
  readonly mode: string | null;
  readonly tokens: number;
  readonly grounded: Figure;
};

/** The chart of tokens against grounded, a mark a run. */
export type CostChart = {
  /** The cheapest run first. */
  readonly rows: readonly CostRow[];
  readonly chart: DotChart;
  /** Runs that do not say their tokens, or have no answerable question. */
  readonly leftOut: number;
  readonly alternative: string;
};

const shapes: readonly {
  name: string;
  shape: DotGroup['shape'];
  holds: (row: CostRow) => boolean;
}[] = [
  { name: 'brain', shape: 'circle', holds: ({ mode }) => mode === 'brain' },
  { name: 'documents', shape: 'rect', holds: ({ mode }) => mode === 'documents' },
  {
    name: 'other modes',
    shape: 'triangle',
    holds: ({ mode }) => mode !== 'brain' && mode !== 'documents',
  },
];

export function buildCostChart(
  reports: readonly RunReport[],
  addresses: Pick<Addresses, 'run'>,
): CostChart {
  const rows = reports
    .flatMap((report): CostRow[] => {
      const { tokens, grounded } = report.measures;
      if (tokens === null || grounded.value === null) return [];
      const name = shortenText(nameRun(report), 60);
      const figure = describeShare('grounded', '', grounded);
      return [
        { name, href: addresses.run(report.id), mode: report.mode, tokens, grounded: figure },
      ];
    })
    .toSorted((a, b) => a.tokens - b.tokens);
  return {
    rows,
    chart: {
      shareAxis: 'y',
      shareLabel: 'grounded, with 95% interval',
      rows: [],
      countLabel: 'tokens',
      groups: shapes
        .map(({ name, shape, holds }) => ({ name, shape, dots: rows.filter(holds).map(makeDot) }))
        .filter(({ dots }) => dots.length > 0),
    },
    leftOut: reports.length - rows.length,
    alternative: describeCost(rows),
  };
}

function makeDot({ name, href, tokens, grounded }: CostRow): DotGroup['dots'][number] {
  const { share, interval, count, percent } = grounded;
  return {
    x: tokens,
    y: share ?? 0,
    low: interval?.low ?? null,
    high: interval?.high ?? null,
    name,
    text: `grounded ${count} ${percent}, ${formatCount(tokens) ?? ''} tokens`,
    href,
  };
}

function describeCost(rows: readonly CostRow[]): string {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return 'No run says how many tokens it took.';
  const say = ({ tokens, grounded }: CostRow) =>
    `${formatCount(tokens) ?? ''} tokens, grounded ${grounded.count}`;
  return first === last
    ? `One run: ${say(first)}.`
    : `A mark with a 95% interval for each of ${rows.length} runs, from the cheapest (${say(first)}) to the dearest (${say(last)}).`;
}
