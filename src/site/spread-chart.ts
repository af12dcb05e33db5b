import type { RunReport } from '../score/report.ts';
import type { Addresses } from './address.ts';
import { findPrecisionInterval } from './precision-interval.ts';
import { nameRun } from './describe-run.ts';
import type { Dot, DotChart } from './dot-chart.ts';
import { describeMean, describeShare } from './figure.ts';
import type { Figure } from './figure.ts';
import { shortenText } from './shorten-text.ts';

export type SpreadRow = {
  readonly name: string;
  readonly href: string;
  /** Right, grounded and precision. */
  readonly figures: readonly Figure[];
};

/** The chart of right, grounded and precision, a row a run. */
export type SpreadChart = {
  readonly rows: readonly SpreadRow[];
  readonly chart: DotChart;
  /** What the chart shows, for those who do not see it. */
  readonly alternative: string;
};

const measures = [
  { name: 'right', shape: 'circle' },
  { name: 'grounded', shape: 'rect' },
  { name: 'precision', shape: 'triangle' },
] as const;
/** How far apart the three marks of a row stand, in rows. */
const step = 0.26;

/** @param reports in the order of the rows */
export function buildSpreadChart(
  reports: readonly RunReport[],
  addresses: Pick<Addresses, 'run'>,
): SpreadChart {
  const rows = reports.map((report): SpreadRow => {
    const { right, grounded, citationPrecision } = report.measures;
    return {
      name: shortenText(nameRun(report), 60),
      href: addresses.run(report.id),
      figures: [
        describeShare('right', '', right),
        describeShare('grounded', '', grounded),
        describeMean('precision', '', citationPrecision, findPrecisionInterval(report)),
      ],
    };
  });
  return {
    rows,
    chart: {
      shareAxis: 'x',
      shareLabel: 'share, with 95% interval',
      rows: rows.map(({ name }) => name),
      countLabel: '',
      groups: measures.map(({ name, shape }, at) => ({
        name,
        shape,
        dots: rows.flatMap((row, number) => makeDot(row, number, at)),
      })),
    },
    alternative: describeSpread(rows),
  };
}

function makeDot({ name, href, figures }: SpreadRow, row: number, at: number): Dot[] {
  const figure = figures[at];
  if (figure === undefined || figure.share === null) return [];
  const { share, interval } = figure;
  const y = row + (at - 1) * step;
  const text = `${figure.name} ${figure.count} ${figure.percent}`;
  return [
    { x: share, y, low: interval?.low ?? null, high: interval?.high ?? null, name, text, href },
  ];
}

function describeSpread(rows: readonly SpreadRow[]): string {
  const spans = measures.map(({ name }, at) => {
    const figures = rows
      .flatMap((row) => row.figures[at] ?? [])
      .toSorted((a, b) => (a.share ?? -1) - (b.share ?? -1));
    const [lowest, highest] = [figures[0]?.count ?? '', figures.at(-1)?.count ?? ''];
    return lowest === highest
      ? `${name} is ${lowest}`
      : `${name} goes from ${lowest} to ${highest}`;
  });
  const runs = rows.length === 1 ? 'one run' : `each of ${rows.length} runs`;
  return `A row of three marks with 95% intervals for ${runs}: ${spans.join('; ')}.`;
}
