import type { Run } from '../run/run.ts';
import type { Suite } from '../suite/suite.ts';
import { compareCodeUnits } from '../text/compare-code-units.ts';
import { compileKey } from './compile-key.ts';
import { measureRun } from './measure-run.ts';
import type { Report, RunReport } from './report.ts';
import { scorerVersion } from './report.ts';
import { scoreQuestion } from './score-question.ts';

/** Scores one run. Pure: the same run gives the same report. */
export type Scorer = (run: Run) => RunReport;

/** Prepares a suite's key once and returns the function that scores runs on it. */
export function createScorer({ key: answerKey, documents }: Suite): Scorer {
  const key = compileKey(answerKey);
  return (run) => {
    const asked = key.questions.filter(({ since }) => since <= (run.keyRevision ?? key.revision));
    const ids = new Set(asked.map(({ id }) => id));
    const rows = asked.map((question) =>
      scoreQuestion(question, run.answers.get(question.id), { key, documents, commit: run.commit }),
    );
    const { id, label, mode, model, client, system, commit, builder, date, series } = run;
    return {
      ...{ id, label, mode, model, client, system, commit, builder, date, series },
      measures: measureRun(rows, key.holdsCanary !== null, run),
      brokenLines: run.brokenLines,
      unknownIds: [...run.answers.keys()]
        .filter((given) => !ids.has(given))
        .toSorted(compareCodeUnits),
      superseded: asked.map((question) => question.id).filter((given) => run.superseded.has(given)),
      questions: rows,
    };
  };
}

/** The report of some runs on one suite. */
export function assembleReport(suite: Suite, runs: readonly RunReport[]): Report {
  return {
    suite: suite.name,
    keyHash: suite.keyHash,
    docsHash: suite.docsHash,
    scorer: scorerVersion,
    runs,
  };
}
