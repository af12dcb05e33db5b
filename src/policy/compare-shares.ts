import type { Share } from './policy-report.ts';

/** Orders two fractions exactly; where either counts nothing, neither is more: 0. */
export function compareShares(a: Share, b: Share): number {
  if (a.value === null || b.value === null) return 0;
  const difference = BigInt(a.value) * BigInt(b.of) - BigInt(b.value) * BigInt(a.of);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}
