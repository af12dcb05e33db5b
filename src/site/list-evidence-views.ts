import type { EvidenceSet, SuiteDocument } from '../suite/suite.ts';
import { listCitedRanges } from '../score/find-best-set.ts';
import type { Asked } from './build-citation-index.ts';
import { countRunsPerLine, mergeSpans } from './count-runs-per-line.ts';
import type { RunSpan } from './count-runs-per-line.ts';
import type { Density } from './line-density.ts';
import { buildLineView } from './line-view.ts';
import type { LineView } from './line-view.ts';

export type EvidenceView = {
  readonly view: LineView;
  readonly density: Density;
  /** How many runs cite lines of the document in their answer to the question. */
  readonly runs: number;
};

type CitedByPath = ReadonlyMap<string, readonly RunSpan[]>;

/** By document, the lines that runs cite in their answers to one question. */
export function groupCited(asked: readonly Asked[]): CitedByPath {
  const cited = asked.flatMap(({ run, row }) =>
    listCitedRanges(row).map(({ path, ...span }) => ({ path, run, span })),
  );
  return Map.groupBy(cited, ({ path }) => path);
}

/** The documents of an evidence set, each with its evidence in place and the citations of all runs beside it. */
export function listEvidenceViews(
  set: EvidenceSet,
  cited: CitedByPath,
  of: number,
  documents: ReadonlyMap<string, SuiteDocument>,
): EvidenceView[] {
  return Array.from(Map.groupBy(set, ({ path }) => path)).map(([path, evidence]) => {
    const length = documents.get(path)?.lines.length ?? 0;
    const spans = cited.get(path) ?? [];
    const counts = countRunsPerLine(spans, length);
    const weighed = evidence.map((line) => ({ ...line, cited: (counts[line.line] ?? 0) > 0 }));
    const ranges = mergeSpans(spans.map(({ span }) => span)).map((span) => ({ path, ...span }));
    return {
      view: buildLineView(path, weighed, ranges, length),
      density: { counts, of },
      runs: new Set(spans.map(({ run }) => run)).size,
    };
  });
}
