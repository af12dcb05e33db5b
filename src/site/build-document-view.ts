import type { RunReport } from '../score/report.ts';
import type { Question, SuiteDocument } from '../suite/suite.ts';
import type { LineSpan } from './address.ts';
import type { CitationIndex, Citing } from './build-citation-index.ts';
import { countRunsPerLine } from './count-runs-per-line.ts';
import type { LineState } from './line-view.ts';
import { listLookAlikes } from './list-look-alikes.ts';
import type { Resting } from './list-resting.ts';
import { listStretches } from './list-stretches.ts';
import type { Stretch } from './list-stretches.ts';

/** `cited` of `asked` runs of the question cite the line. */
type Cited = { readonly question: string; readonly cited: number; readonly asked: number };

export type DocumentLine = {
  readonly number: number;
  readonly state: LineState;
  /** How many different runs cite the line. */
  readonly runs: number;
  /** Ranges that begin here and have an address of their own. */
  readonly anchors: readonly LineSpan[];
  /** Set on the first line of a cited stretch. */
  readonly stretch: Stretch | null;
  readonly evidence: readonly (Resting & Cited)[];
  readonly lookAlikes: readonly (Cited & { readonly value: string })[];
};

export type DocumentView = {
  readonly lines: readonly DocumentLine[];
  /** The runs that cite the document, newest first. */
  readonly runs: readonly RunReport[];
  /** How many of them cite it without lines. */
  readonly wholly: number;
};

/**
 * A document with all that the suite's questions and runs have to do with each of its lines.
 * @param linked ranges that other pages link to, besides those that runs cite
 */
export function buildDocumentView(
  document: SuiteDocument,
  questions: readonly Question[],
  resting: readonly Resting[],
  index: CitationIndex,
  linked: readonly LineSpan[] = [],
): DocumentView {
  const citing = index.citingOf(document.path);
  const countCited = createCounter(citing, index, document.lines.length);
  const byLine = {
    resting: Map.groupBy(resting, ({ line }) => line),
    lookAlikes: Map.groupBy(listLookAlikes(document, questions, resting), ({ line }) => line),
    anchors: Map.groupBy(listAnchors(citing, linked), ({ start }) => start),
    stretches: new Map(listStretches(citing).map((each) => [each.span.start, each])),
  };
  const runs = countRunsPerLine(citing.flatMap(pickSpan), document.lines.length);
  return {
    lines: document.lines.map((_, at) => {
      const number = at + 1;
      const evidence = (byLine.resting.get(number) ?? []).map((each) => ({
        ...each,
        ...countCited(each.question, number),
      }));
      return {
        number,
        state: findState(evidence, runs[number] ?? 0),
        runs: runs[number] ?? 0,
        anchors: byLine.anchors.get(number) ?? [],
        stretch: byLine.stretches.get(number) ?? null,
        evidence,
        lookAlikes: (byLine.lookAlikes.get(number) ?? []).map(({ question, value }) => ({
          value,
          ...countCited(question, number),
        })),
      };
    }),
    runs: [...new Set(citing.map(({ run }) => run))],
    wholly: new Set(citing.filter(({ span }) => span === null).map(({ run }) => run)).size,
  };
}

/** Evidence counts as cited when a run cites it for a question that rests on it. */
function findState(evidence: readonly Cited[], runs: number): LineState {
  if (evidence.length > 0) return evidence.some(({ cited }) => cited > 0) ? 'both' : 'evidence';
  return runs > 0 ? 'cited' : 'context';
}

function createCounter(citing: readonly Citing[], index: CitationIndex, length: number) {
  const byQuestion = Map.groupBy(citing, ({ question }) => question);
  const counts = new Map<string, number[]>();
  return (question: string, line: number): Cited => {
    const known =
      counts.get(question) ??
      countRunsPerLine((byQuestion.get(question) ?? []).flatMap(pickSpan), length);
    counts.set(question, known);
    return { question, cited: known[line] ?? 0, asked: index.askedOf(question).length };
  };
}

function pickSpan({ run, span }: Citing) {
  return span === null ? [] : [{ run, span }];
}

/** Every cited or linked range of more than one line; a single line is its own address. */
function listAnchors(citing: readonly Citing[], linked: readonly LineSpan[]): LineSpan[] {
  const cited = citing.flatMap(({ span }) => (span === null ? [] : [span]));
  const ranges = [...cited, ...linked].filter(({ start, end }) => start !== end);
  return [...new Map(ranges.map((span) => [`${span.start}-${span.end}`, span])).values()].toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  );
}
