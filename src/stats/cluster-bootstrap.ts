import quickselect from 'quickselect';
import { countResamples } from './count-resamples.ts';
import { createRandom } from './create-random.ts';
import type { Interval } from './wilson-interval.ts';

type BootstrapOptions = { readonly seed?: number; readonly resamples?: number };

/**
 * A 95 % percentile interval of a mean over questions. The question is the unit that is drawn again,
 * with all its repeats, since repeats of one question are not independent trials.
 * Source: B. Efron, R. Tibshirani, "An Introduction to the Bootstrap" (1993), chapter 13; A. C.
 * Cameron, J. B. Gelbach, D. L. Miller (2008) for clusters.
 * @param means of each question, the mean over its repeats (or the difference of two such means)
 * @returns null without questions
 */
export function computeClusterBootstrap(
  means: readonly number[],
  { seed = 1, resamples = countResamples(means.length) }: BootstrapOptions = {},
): Interval | null {
  if (means.length === 0) return null;
  const length = means.length;
  const random = createRandom(seed);
  const draw = () => Math.floor(random() * length);
  const rows = length > keptQuestions ? null : keepDraws(length, seed, resamples, draw);
  const drawn: number[] = [];
  for (let sample = 0; sample < resamples; sample += 1) {
    let sum = 0;
    for (let at = sample * length; at < (sample + 1) * length; at += 1)
      sum += means[rows === null ? draw() : (rows[at] ?? 0)] ?? 0;
    drawn.push(sum / length);
  }
  return { low: readQuantile(drawn, 0.025), high: readQuantile(drawn, 0.975) };
}

/** Draws of so many questions are kept, which is half a megabyte at most; those of more are made anew. */
const keptQuestions = 64;
const kept = new Map<string, Uint8Array>();

/**
 * The numbers of the questions drawn, resample after resample. A report needs the same draws for each
 * of its runs, and drawing takes longer than summing.
 */
function keepDraws(
  length: number,
  seed: number,
  resamples: number,
  draw: () => number,
): Uint8Array {
  const name = `${length} ${seed} ${resamples}`;
  const draws = kept.get(name) ?? Uint8Array.from({ length: length * resamples }, draw);
  kept.set(name, draws);
  return draws;
}

/**
 * By linear interpolation between order statistics (type 7 of R. Hyndman, Y. Fan, 1996). The two are
 * selected, which takes a quarter of the time of sorting all; the values change places.
 */
function readQuantile(values: number[], probability: number): number {
  const last = values.length - 1;
  const at = last * probability;
  const below = readRanked(values, Math.floor(at), 0);
  const above = readRanked(values, Math.ceil(at), Math.floor(at));
  return below + (above - below) * (at - Math.floor(at));
}

/** The value of a rank, counted from 0, where none before `from` is greater than one after it. */
function readRanked(values: number[], rank: number, from: number): number {
  quickselect(values, rank, from, values.length - 1);
  return values[rank] ?? 0;
}
