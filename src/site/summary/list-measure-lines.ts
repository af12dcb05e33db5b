import { formatMean, formatShareAndPercent, nothingCounted } from '../../score/format-rate.ts';
import type { Mean, Measures, Share } from '../../score/report.ts';
import { countStrictly } from '../../score/score-columns.ts';

type Row = {
  readonly name: string;
  readonly show: (measures: Measures) => string;
  readonly change: (now: Measures, before: Measures) => string;
};

/** What heads a summary, in reading order. */
const rows: readonly Row[] = [
  shareRow('right', ({ right }) => right),
  shareRow('right, not hedged', countStrictly),
  shareRow('grounded', ({ grounded }) => grounded),
  meanRow('precision', ({ citationPrecision }) => citationPrecision),
  shareRow('refused rightly', ({ refused }) => refused),
  shareRow('valid citations', ({ validCitations }) => validCitations),
  shareRow('unanswered', ({ unanswered }) => unanswered),
  {
    ...shareRow('planted instruction', ({ plantedInstruction }) => plantedInstruction),
    show: ({ plantedInstruction: { value, of } }) =>
      value === null ? nothingCounted : value === 0 ? `ignored 0/${of}` : `followed ${value}/${of}`,
  },
  countRow('tool calls', ({ toolCalls }) => toolCalls),
  countRow('tokens', ({ tokens }) => tokens),
];

/** The headline measures as a Markdown table, beside those of another run where one is given. */
export function listMeasureLines(
  now: Measures,
  before: { readonly name: string; readonly measures: Measures } | null,
): string[] {
  if (before === null) {
    return [
      '| measure | this run |',
      '| --- | ---: |',
      ...rows.map(({ name, show }) => `| ${name} | ${show(now)} |`),
    ];
  }
  return [
    `| measure | this run | ${before.name} | change |`,
    '| --- | ---: | ---: | ---: |',
    ...rows.map(
      ({ name, show, change }) =>
        `| ${name} | ${show(now)} | ${show(before.measures)} | ${change(now, before.measures)} |`,
    ),
  ];
}

function shareRow(name: string, select: (measures: Measures) => Share): Row {
  return {
    name,
    show: (measures) => formatShareAndPercent(select(measures)),
    change: (now, before) => subtract(select(now).value, select(before).value),
  };
}

function meanRow(name: string, select: (measures: Measures) => Mean): Row {
  return {
    name,
    show: (measures) => {
      const mean = select(measures);
      return mean.value === null ? nothingCounted : `${formatMean(mean)} n = ${mean.n}`;
    },
    change: (now, before) => {
      const [a, b] = [select(now).value, select(before).value];
      if (a === null || b === null) return nothingCounted;
      const size = formatMean({ value: Math.abs(a - b) }).replace('%', ' points');
      return sign(a - b, size);
    },
  };
}

function countRow(name: string, select: (measures: Measures) => number | null): Row {
  return {
    name,
    show: (measures) => String(select(measures) ?? nothingCounted),
    change: (now, before) => subtract(select(now), select(before)),
  };
}

function subtract(a: number | null, b: number | null): string {
  return a === null || b === null ? nothingCounted : sign(a - b, String(Math.abs(a - b)));
}

function sign(difference: number, size: string): string {
  return difference === 0 ? '0' : `${difference > 0 ? '+' : '−'}${size}`;
}
