/** A measured value, and what it must keep to. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Absent where the value is only told. */
  readonly target?: { readonly at: 'most' | 'least'; readonly value: number };
};

/** One line: the value, its target and their ratio; a ratio up to 1 keeps the target. */
export function formatFigure({ what, value, unit, target }: Figure): string {
  const told = `${what.padEnd(44)} ${formatNumber(value).padStart(10)} ${unit}`;
  if (target === undefined) return told;
  const ratio = target.at === 'most' ? value / target.value : target.value / value;
  const verdict = ratio <= 1 ? 'kept' : 'MISSED';
  return `${told.padEnd(66)} target: at ${target.at} ${formatNumber(target.value)} ${unit}, ratio ${ratio.toFixed(2)}, ${verdict}`;
}

function formatNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 1);
}
