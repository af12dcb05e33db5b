import { findBestSet, listCitedRanges } from '../score/find-best-set.ts';
import type { QuestionReport } from '../score/report.ts';
import type { Question, SuiteDocument } from '../suite/suite.ts';
import { buildLineView } from './line-view.ts';
import type { LineView } from './line-view.ts';

/** More documents than these are named, not shown. */
const shownDocuments = 6;

/** The documents of an answer's line view, those with evidence first, and the paths of those left out. */
export function listLineViews(
  question: Question,
  row: QuestionReport,
  documents: ReadonlyMap<string, SuiteDocument>,
): { views: LineView[]; more: string[] } {
  const evidence = Map.groupBy(findBestSet(question, row), ({ path }) => path);
  const cited = Map.groupBy(listCitedRanges(row), ({ path }) => path);
  const paths = [...new Set([...evidence.keys(), ...cited.keys()])];
  const views = paths.slice(0, shownDocuments).map((path) => {
    const length = documents.get(path)?.lines.length ?? 0;
    return buildLineView(path, evidence.get(path) ?? [], cited.get(path) ?? [], length);
  });
  return { views, more: paths.slice(shownDocuments) };
}
