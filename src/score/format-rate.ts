import type { Mean, Share } from './report.ts';

/** What stands where nothing can be counted. */
export const nothingCounted = '—';

/** `27/28`, or a dash for 0/0. */
export function formatShare({ value, of }: Share): string {
  return value === null ? nothingCounted : `${value}/${of}`;
}

/** `96.4%` for 27 of 28: one decimal of the exact fraction, half up; a dash for 0/0. */
export function formatPercent({ value, of }: Share): string {
  return value === null || of === 0 ? nothingCounted : roundToPercent(BigInt(value), BigInt(of));
}

/** `27/28 96.4%`, or one dash for 0/0. */
export function formatShareAndPercent(share: Share): string {
  return share.value === null ? nothingCounted : `${formatShare(share)} ${formatPercent(share)}`;
}

/** A mean as a percentage: its double as JSON writes it, rounded half up; a dash where n is 0. */
export function formatMean({ value }: Pick<Mean, 'value'>): string {
  if (value === null) return nothingCounted;
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return roundToPercent(
    BigInt(whole + fraction),
    10n ** BigInt(Math.max(0, fraction.length - Number(exponent))),
  );
}

function roundToPercent(value: bigint, of: bigint): string {
  const tenths = (2000n * value + of) / (2n * of);
  return `${tenths / 10n}.${tenths % 10n}%`;
}
