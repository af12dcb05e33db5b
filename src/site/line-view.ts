import type { WeighedLine } from '../score/find-best-set.ts';
import type { LineRange } from '../score/line-set.ts';
import type { LineSpan } from './address.ts';

/** What a line is to an answer. */
export type LineState = 'both' | 'evidence' | 'cited' | 'context';

export type ViewLine = { readonly number: number; readonly state: LineState };

/** A stretch of lines that is shown, or one that is folded away. */
export type LineBlock =
  | { readonly kind: 'lines'; readonly lines: readonly ViewLine[] }
  | {
      readonly kind: 'fold';
      readonly span: LineSpan;
      /** Whether the folded lines are cited. */
      readonly cited: boolean;
      /** Null where they are too many to carry along; the document's page has them. */
      readonly lines: readonly ViewLine[] | null;
    };

export type LineView = {
  readonly path: string;
  readonly cited: readonly LineSpan[];
  readonly blocks: readonly LineBlock[];
};

const context = 2;
/** A cited range of up to this many lines is shown whole. */
const shownWhole = 12;
/** Folds of up to this many lines can be opened in place. */
const carriedAlong = 40;

/**
 * One document with the lines that an answer cites and the lines that hold its evidence: two lines
 * of context around them, longer gaps folded.
 * @param evidence the evidence lines of this document
 * @param cited the valid cited ranges of this document
 * @param length the document's number of lines
 */
export function buildLineView(
  path: string,
  evidence: readonly WeighedLine[],
  cited: readonly LineRange[],
  length: number,
): LineView {
  const evidenceLines = new Set(evidence.map(({ line }) => line));
  const isCited = (number: number) =>
    cited.some(({ start, end }) => start <= number && number <= end);
  const toViewLine = (number: number): ViewLine => ({
    number,
    state: findState(evidenceLines.has(number), isCited(number)),
  });
  const shown = listShown(evidenceLines, cited, length);
  const blocks = groupConsecutive(shown).flatMap((group, at, groups): LineBlock[] => {
    const lines: LineBlock = { kind: 'lines', lines: group.map(toViewLine) };
    const last = groups[at - 1]?.at(-1);
    const first = group[0];
    if (last === undefined || first === undefined) return [lines];
    const span = { start: last + 1, end: first - 1 };
    const folded = listNumbers(span.start, span.end);
    const carried = folded.length <= carriedAlong ? folded.map(toViewLine) : null;
    return [{ kind: 'fold', span, cited: isCited(span.start), lines: carried }, lines];
  });
  return { path, cited: cited.map(({ start, end }) => ({ start, end })), blocks };
}

function findState(isEvidence: boolean, isCited: boolean): LineState {
  if (isEvidence) return isCited ? 'both' : 'evidence';
  return isCited ? 'cited' : 'context';
}

function listShown(
  evidence: ReadonlySet<number>,
  cited: readonly LineRange[],
  length: number,
): number[] {
  const shown = new Set<number>();
  const show = (start: number, end: number) => {
    for (const number of listNumbers(Math.max(1, start), Math.min(length, end))) shown.add(number);
  };
  for (const line of evidence) show(line - context, line + context);
  for (const { start, end } of cited) {
    if (end - start < shownWhole) show(start - context, end + context);
    else {
      show(start - context, start + context);
      show(end - context, end + context);
    }
  }
  // a fold of one line would take as much room as the line
  for (const number of [...shown]) if (shown.has(number + 2)) show(number + 1, number + 1);
  return [...shown].toSorted((a, b) => a - b);
}

function groupConsecutive(numbers: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (const number of numbers) {
    const group = groups.at(-1);
    if (group?.at(-1) === number - 1) group.push(number);
    else groups.push([number]);
  }
  return groups;
}

function listNumbers(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, at) => start + at);
}
