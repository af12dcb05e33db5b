import { compareCodeUnits } from '../text/compare-code-units.ts';
import { listCitedRanges } from '../score/find-best-set.ts';
import type { LineRange } from '../score/line-set.ts';
import type { QuestionReport } from '../score/report.ts';

/** How one citation of the first run stands to the second run's. */
export type CitationStep = {
  readonly kind: 'kept' | 'widened' | 'tightened' | 'shifted' | 'lost' | 'gained';
  /** Null where only the other run cites. */
  readonly a: LineRange | null;
  readonly b: LineRange | null;
};

/** The citations of two answers held against each other, by document and line. */
export function diffCitations(a: QuestionReport | null, b: QuestionReport | null): CitationStep[] {
  const first = listRanges(a);
  const left = new Set(listRanges(b));
  const steps = first.map((range): CitationStep => {
    const match = findMatch(range, left);
    if (match === undefined) return { kind: 'lost', a: range, b: null };
    left.delete(match);
    return { kind: describeStep(range, match), a: range, b: match };
  });
  return [
    ...steps,
    ...Array.from(left, (range): CitationStep => ({ kind: 'gained', a: null, b: range })),
  ];
}

function listRanges(row: QuestionReport | null): LineRange[] {
  return row === null
    ? []
    : listCitedRanges(row).toSorted(
        (x, y) => compareCodeUnits(x.path, y.path) || x.start - y.start || x.end - y.end,
      );
}

/** The same range, or else the one that shares most lines. */
function findMatch(range: LineRange, others: ReadonlySet<LineRange>): LineRange | undefined {
  const shared = Array.from(others, (other) => ({
    other,
    lines: countShared(range, other),
  })).filter(({ lines }) => lines > 0);
  return shared.toSorted((x, y) => y.lines - x.lines || countSpan(x.other) - countSpan(y.other))[0]
    ?.other;
}

function countShared(a: LineRange, b: LineRange): number {
  return a.path === b.path ? Math.min(a.end, b.end) - Math.max(a.start, b.start) + 1 : 0;
}

function countSpan({ start, end }: LineRange): number {
  return end - start + 1;
}

function describeStep(a: LineRange, b: LineRange): CitationStep['kind'] {
  if (a.start === b.start && a.end === b.end) return 'kept';
  if (b.start <= a.start && a.end <= b.end) return 'widened';
  if (a.start <= b.start && b.end <= a.end) return 'tightened';
  return 'shifted';
}
