import type { Question } from '../suite/suite.ts';
import type { Asked } from './build-citation-index.ts';

/** A document that holds no evidence of a question and how many runs cite it all the same. */
export type OtherCitation = { readonly path: string; readonly runs: number };

/** The documents beside a question's evidence that its answers cite, most cited first. */
export function listOtherCitations({ sets }: Question, asked: readonly Asked[]): OtherCitation[] {
  const evidence = new Set(sets.flat().map(({ path }) => path));
  const counts = new Map<string, number>();
  for (const { row } of asked) {
    const paths = row.citations.flatMap(({ valid, path }) =>
      valid && path !== null && !evidence.has(path) ? [path] : [],
    );
    for (const path of new Set(paths)) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return Array.from(counts, ([path, runs]) => ({ path, runs })).toSorted((a, b) => b.runs - a.runs);
}
