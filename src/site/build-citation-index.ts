import { compareRuns } from '../run/compare-runs.ts';
import { listCitedRanges } from '../score/find-best-set.ts';
import type { QuestionReport, RunReport } from '../score/report.ts';
import type { LineSpan } from './address.ts';

/** A run that was asked a question, and its row. */
export type Asked = { readonly run: RunReport; readonly row: QuestionReport };

/** A valid citation of a document in a run's answer to a question; a document cited whole has no span. */
export type Citing = {
  readonly run: RunReport;
  readonly question: string;
  readonly span: LineSpan | null;
};

/** The runs of a suite turned round: by question and by document, newest run first. */
export type CitationIndex = {
  /** How many runs the suite has. */
  readonly runs: number;
  readonly askedOf: (question: string) => readonly Asked[];
  readonly citingOf: (path: string) => readonly Citing[];
};

/** One pass over all runs, so that a page reads only what concerns it. */
export function buildCitationIndex(runs: readonly RunReport[]): CitationIndex {
  const asked = new Map<string, Asked[]>();
  const citing = new Map<string, Citing[]>();
  for (const run of runs.toSorted((a, b) => compareRuns(b, a))) {
    for (const row of run.questions) {
      add(asked, row.id, { run, row });
      for (const { path, ...span } of listCitedRanges(row))
        add(citing, path, { run, question: row.id, span });
      for (const { valid, path, start } of row.citations)
        if (valid && path !== null && start === null)
          add(citing, path, { run, question: row.id, span: null });
    }
  }
  return {
    runs: runs.length,
    askedOf: (question) => asked.get(question) ?? [],
    citingOf: (path) => citing.get(path) ?? [],
  };
}

function add<T>(groups: Map<string, T[]>, name: string, item: T): void {
  const group = groups.get(name);
  if (group === undefined) groups.set(name, [item]);
  else group.push(item);
}
