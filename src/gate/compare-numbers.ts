import type { Operator, Target } from './rule.ts';

const holds: Readonly<Record<Operator, (order: number) => boolean>> = {
  '>=': (order) => order >= 0,
  '<=': (order) => order <= 0,
  '==': (order) => order === 0,
  '!=': (order) => order !== 0,
  '>': (order) => order > 0,
  '<': (order) => order < 0,
};

/** Whether an operator holds of a number that stands below (−1), at (0) or above (1) its target. */
export function holdsFor(operator: Operator, order: number): boolean {
  return holds[operator](order);
}

/** How value of of stands to a target, exactly: −1 below, 0 at it, 1 above. */
export function orderShare(
  value: number,
  of: number,
  target: Exclude<Target, { kind: 'previous' }>,
): number {
  if (target.kind === 'all') return Math.sign(value - of);
  if (target.kind === 'count') return orderBigInts(BigInt(value), target.value);
  return orderBigInts(BigInt(value) * target.of, target.value * BigInt(of));
}

/** How a double stands to a target: −1 below, 0 at it, 1 above. */
export function orderMean(value: number, target: Exclude<Target, { kind: 'previous' }>): number {
  if (target.kind === 'all') return Math.sign(value - 1);
  const of = target.kind === 'rate' ? target.of : 1n;
  return Math.sign(value - Number(target.value) / Number(of));
}

function orderBigInts(a: bigint, b: bigint): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
