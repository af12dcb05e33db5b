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
  right: (trials) => showSpread(trials, ({ right }) => divide(right)),
  grounded: (trials) => showSpread(trials, ({ grounded }) => divide(grounded)),
  precision: (trials) => showSpread(trials, ({ citationPrecision }) => citationPrecision.value),
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

/** The mean of a rate over the trials, and beside it the lowest and the highest. */
function showSpread(
  trials: readonly RunReport[],
  read: (measures: Measures) => Mean['value'],
): RunCell {
  const rates = trials.flatMap(({ measures }) => read(measures) ?? []).toSorted((a, b) => a - b);
  const [low, high] = [rates[0], rates.at(-1)];
  if (low === undefined || high === undefined) return empty;
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  return {
    text: formatMean({ value: mean }),
    beside: `${formatMean({ value: low }).replace('%', '')}–${formatMean({ value: high })}`,
    bar: { share: mean, interval: { low, high } },
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

function divide({ value, of }: Share): number | null {
  return value === null ? null : value / of;
}
