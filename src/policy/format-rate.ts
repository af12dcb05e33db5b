import type { Share } from './policy-report.ts';

/**
 * A rate to three places, half up on the exact fraction, trailing zeros cut and one decimal kept;
 * "—" where nothing can be counted.
 */
export function formatRate({ value, of }: Share): string {
  if (value === null || of === 0) return '—';
  const thousandths = (BigInt(value) * 2000n + BigInt(of)) / (BigInt(of) * 2n);
  const decimals = String(thousandths % 1000n)
    .padStart(3, '0')
    .replace(/0{1,2}$/, '');
  return `${thousandths / 1000n}.${decimals}`;
}
