import type { EvidenceLine, Question } from '../suite/suite.ts';
import type { LineRange } from './line-set.ts';
import { holdsLine, listRanges } from './line-set.ts';
import type { QuestionReport } from './report.ts';
import { weighBestSet } from './weigh-evidence.ts';

/** An evidence line and whether a valid citation of the answer holds it. */
export type WeighedLine = EvidenceLine & { readonly cited: boolean };

/** The lines of the evidence set that the report's row speaks of, each line once; empty without evidence. */
export function findBestSet({ sets }: Question, row: QuestionReport): WeighedLine[] {
  const ranges = listCitedRanges(row);
  const lines = weighBestSet(sets, ranges)?.set ?? [];
  const distinct = new Map(lines.map((line) => [`${line.line} ${line.path}`, line]));
  return [...distinct.values()].map((line) => ({
    ...line,
    cited: ranges.some((range) => holdsLine(range, line.path, line.line)),
  }));
}

/** The valid citations of a row that name lines. */
export function listCitedRanges({ citations }: QuestionReport): LineRange[] {
  return listRanges(citations.filter(({ valid }) => valid));
}
