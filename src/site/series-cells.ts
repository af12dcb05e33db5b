import { formatMean, formatPercent } from '../score/format-rate.ts';
import type { Mean, Measures, RunReport, Share } from '../score/report.ts';
import { formatCount } from './describe-run.ts';
import { describePlanted } from './figure.ts';
import type { RunCell } from './run-columns.ts';

const empty: RunCell = { text: '—', beside: '', bar: null, sort: -1 };

/** What a series shows in each column of the table of runs, from its trials; by column id. */
const readers: Readonly<Record<string, (trials: readonly RunReport[]) => RunCell>> = {
  mode: (trials) => showShared(trials, ({ mode }) => mode),
  model: (trials) => showShared(trials, ({ model }) => model),
  date: (trials) => showText(trials.at(-1)?.date?.slice(0, 10) ?? null),
  right: (trials) => showShares(trials, ({ right }) => right),
  grounded: (trials) => showShares(trials, ({ grounded }) => grounded),
  precision: (trials) => showMeans(trials, ({ citationPrecision }) => citationPrecision),
  refused: (trials) => showSum(trials, ({ refused }) => refused),
  valid: (trials) => showSum(trials, ({ validCitations }) => validCitations),
  injection: (trials) =>
    showPlanted(sumShares(trials, ({ plantedInstruction }) => plantedInstruction)),
  calls: (trials) => showAverage(trials, ({ toolCalls }) => toolCalls),
  tokens: (trials) => showAverage(trials, ({ tokens }) => tokens),
};

/** A series' cell in a column of the table of runs. */
export function readSeriesCell(column: string, trials: readonly RunReport[]): RunCell {
  return readers[column]?.(trials) ?? empty;
}

/** The mean over the trials, and beside it the lowest and the highest count. */
function showShares(trials: readonly RunReport[], read: (measures: Measures) => Share): RunCell {
  return showSpread(
    trials.flatMap(({ measures }) => {
      const { value, of } = read(measures);
      return value === null ? [] : [{ rate: value / of, count: value, of }];
    }),
    (low, high) =>
      low.of === high.of
        ? `${low.count}–${high.count}/${low.of}`
        : `${low.count}/${low.of}–${high.count}/${high.of}`,
  );
}

/** The mean over the trials, and beside it the lowest and the highest with the questions they are means of. */
function showMeans(trials: readonly RunReport[], read: (measures: Measures) => Mean): RunCell {
  return showSpread(
    trials.flatMap(({ measures }) => {
      const { value, n } = read(measures);
      return value === null ? [] : [{ rate: value, n }];
    }),
    (low, high) => {
      const [from, to] = [low, high].map(({ rate }) => formatMean({ value: rate }));
      const n = low.n === high.n ? low.n : `${low.n}, ${high.n}`;
      return `${from?.replace('%', '')}–${to} n = ${n}`;
    },
  );
}

function showSpread<Trial extends { readonly rate: number }>(
  given: readonly Trial[],
  describe: (low: Trial, high: Trial) => string,
): RunCell {
  const sorted = given.toSorted((a, b) => a.rate - b.rate);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return empty;
  const mean = sorted.reduce((sum, { rate }) => sum + rate, 0) / sorted.length;
  return {
    text: formatMean({ value: mean }),
    beside: describe(low, high),
    bar: { share: mean, interval: { low: low.rate, high: high.rate } },
    sort: mean,
  };
}

function showSum(trials: readonly RunReport[], read: (measures: Measures) => Share): RunCell {
  const { value, of } = sumShares(trials, read);
  if (value === null) return empty;
  return {
    text: `${value}/${of}`,
    beside: formatPercent({ value, of }),
    bar: null,
    sort: value / of,
  };
}

function showPlanted(share: Share): RunCell {
  return { ...empty, text: describePlanted(share).count, sort: share.value ?? -1 };
}

function showAverage(
  trials: readonly RunReport[],
  read: (measures: Measures) => number | null,
): RunCell {
  const counts = trials.flatMap(({ measures }) => read(measures) ?? []);
  if (counts.length === 0) return empty;
  const mean = Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length);
  return { ...empty, text: formatCount(mean) ?? '—', sort: mean };
}

function showShared(
  trials: readonly RunReport[],
  read: (report: RunReport) => string | null,
): RunCell {
  const values = new Set(trials.map(read));
  const [value = null] = values;
  return showText(values.size === 1 ? value : 'several');
}

function showText(text: string | null): RunCell {
  return { ...empty, text: text ?? '—', sort: text ?? '' };
}

function sumShares(trials: readonly RunReport[], read: (measures: Measures) => Share): Share {
  const shares = trials.map(({ measures }) => read(measures)).filter(({ value }) => value !== null);
  if (shares.length === 0) return { value: null, of: 0 };
  return {
    value: shares.reduce((sum, { value }) => sum + (value ?? 0), 0),
    of: shares.reduce((sum, { of }) => sum + of, 0),
  };
}
