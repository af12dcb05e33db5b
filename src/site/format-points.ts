/** A difference of shares in percentage points, with its sign. */
export function formatPoints(difference: number): string {
  const points = (Math.abs(difference) * 100).toFixed(1);
  return `${points === '0.0' ? '' : difference < 0 ? '−' : '+'}${points}`;
}
