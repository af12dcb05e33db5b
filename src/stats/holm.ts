/**
 * Holm's step-down adjustment of p-values for several measures tested at once.
 * Source: S. Holm, "A simple sequentially rejective multiple test procedure", Scandinavian Journal of
 * Statistics 6 (1979), 65–70.
 * @returns the adjusted p-values in the order given
 */
export function adjustByHolm(values: readonly number[]): number[] {
  const adjusted = values.map(() => 1);
  const order = values.map((value, at) => ({ value, at })).toSorted((a, b) => a.value - b.value);
  let floor = 0;
  for (const [rank, { value, at }] of order.entries()) {
    floor = Math.max(floor, Math.min(1, value * (values.length - rank)));
    adjusted[at] = floor;
  }
  return adjusted;
}
