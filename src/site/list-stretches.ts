import type { RunReport } from '../score/report.ts';
import type { LineSpan } from './address.ts';
import type { Citing } from './build-citation-index.ts';

/** Lines next to each other that the same citations hold, and whose they are. */
export type Stretch = {
  readonly span: LineSpan;
  /** How many different runs cite these lines. */
  readonly runs: number;
  readonly questions: readonly StretchQuestion[];
  /** Questions that are counted, not listed. */
  readonly moreQuestions: number;
};

export type StretchQuestion = {
  readonly id: string;
  readonly runs: number;
  /** The newest of them; the others are counted. */
  readonly named: readonly RunReport[];
};

/** What one document's page lists at most, so that it does not grow with the number of runs. */
const namedOnPage = 400;
const namedAtMost = 20;
const questionsAtMost = 8;

type LineCiting = Citing & { readonly span: LineSpan };

/** The cited stretches of a document in order. */
export function listStretches(citing: readonly Citing[]): Stretch[] {
  const spans = citing.flatMap(({ span, ...rest }) => (span === null ? [] : [{ ...rest, span }]));
  const bounds = [...new Set(spans.flatMap(({ span }) => [span.start, span.end + 1]))].toSorted(
    (a, b) => a - b,
  );
  const names = Math.min(namedAtMost, Math.max(2, Math.floor(namedOnPage / bounds.length)));
  return bounds.flatMap((start, at) => {
    const end = (bounds[at + 1] ?? start) - 1;
    const held = spans.filter(({ span }) => span.start <= start && end <= span.end);
    return held.length === 0 || end < start ? [] : [describe({ start, end }, held, names)];
  });
}

function describe(span: LineSpan, held: readonly LineCiting[], names: number): Stretch {
  const questions = Array.from(Map.groupBy(held, ({ question }) => question))
    .map(([id, group]) => ({ id, distinct: new Set(group.map(({ run }) => run)) }))
    .toSorted((a, b) => b.distinct.size - a.distinct.size);
  const shown = questions.slice(0, questionsAtMost);
  const each = Math.max(1, Math.floor(names / shown.length));
  return {
    span,
    runs: new Set(held.map(({ run }) => run)).size,
    questions: shown.map(({ id, distinct }) => ({
      id,
      runs: distinct.size,
      named: [...distinct].slice(0, each),
    })),
    moreQuestions: questions.length - shown.length,
  };
}
