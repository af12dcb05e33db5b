import type { EvidenceSet } from '../suite/suite.ts';
import { countLines, holdsLine } from './line-set.ts';
import type { LineRange } from './line-set.ts';

/** One evidence set held against the lines that an answer cites. */
export type WeighedSet = {
  readonly set: EvidenceSet;
  /** Distinct lines of the set that are cited, of all its lines. */
  readonly covered: { readonly value: number; readonly of: number };
  /** Lines of the set ÷ cited lines that overlap it, and ÷ all cited lines; null unless all are covered. */
  readonly precision: number | null;
  readonly precisionAll: number | null;
};

/**
 * The best set: among covered ones the highest precision, then precisionAll, then the key's order;
 * where none is covered, the highest covered share, then the key's order.
 * @returns null where the question has no evidence
 */
export function weighBestSet(
  sets: readonly EvidenceSet[],
  cited: readonly LineRange[],
): WeighedSet | null {
  const weighed = sets.map((set) => weighSet(set, cited));
  return weighed.reduce<WeighedSet | null>(
    (best, next) => (best === null || isBetter(next, best) ? next : best),
    null,
  );
}

function weighSet(set: EvidenceSet, cited: readonly LineRange[]): WeighedSet {
  const lines = [
    ...new Map(set.map(({ path, line }) => [`${line} ${path}`, { path, line }])).values(),
  ];
  const overlapping = cited.filter((range) =>
    lines.some(({ path, line }) => holdsLine(range, path, line)),
  );
  const value = lines.filter(({ path, line }) =>
    overlapping.some((range) => holdsLine(range, path, line)),
  ).length;
  const isCovered = value === lines.length;
  return {
    set,
    covered: { value, of: lines.length },
    precision: isCovered ? lines.length / countLines(overlapping) : null,
    precisionAll: isCovered ? lines.length / countLines(cited) : null,
  };
}

function isBetter(a: WeighedSet, b: WeighedSet): boolean {
  const order = [
    [share(a), share(b)],
    [a.precision ?? 0, b.precision ?? 0],
    [a.precisionAll ?? 0, b.precisionAll ?? 0],
  ] as const;
  const decisive = order.find(([left, right]) => left !== right);
  return decisive !== undefined && decisive[0] > decisive[1];
}

function share({ covered }: WeighedSet): number {
  return covered.value / covered.of;
}
