import type { Interval } from '../stats/wilson-interval.ts';

/** A share as a bar of a hundred, with the interval around it; a shape for the eye beside its figures. */
export function renderInterval(share: number, interval: Interval | null): string {
  const spread =
    interval === null
      ? ''
      : `<path class="spread" d="M${round(interval.low)} 4h${Math.max(0.5, round(interval.high - interval.low))}"/>`;
  return `<svg class="interval" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><path class="track" d="M0 4h100"/><path class="share" d="M0 4h${round(share)}"/>${spread}</svg>`;
}

/** In hundredths of the whole, to a tenth. */
function round(value: number): number {
  return Math.round(value * 1000) / 10;
}
