import { readRun } from '../run/read-run.ts';
import type { Run } from '../run/run.ts';
import { createScorer } from '../score/create-scorer.ts';
import type { QuestionReport, RunReport } from '../score/report.ts';
import { hashDocuments } from '../suite/hash-documents.ts';
import { readKey } from '../suite/read-key.ts';
import type { Question, Suite } from '../suite/suite.ts';
import { splitLines } from '../text/lines.ts';
import { sha256 } from '../text/sha256.ts';
import { exampleAnswers, exampleDocuments, exampleKey } from './method-example-data.ts';

/** The worked example of the method page: a small suite and one run, read and scored like any other. */
export type MethodExample = {
  readonly suite: Suite;
  readonly report: RunReport;
  readonly rows: ReadonlyMap<string, { readonly question: Question; readonly row: QuestionReport }>;
};

export function buildMethodExample(): MethodExample {
  const suite = buildSuite();
  const report = createScorer(suite)(buildRun());
  const questions = new Map(suite.key.questions.map((question) => [question.id, question]));
  const rows = report.questions.flatMap((row) => {
    const question = questions.get(row.id);
    return question === undefined ? [] : [[row.id, { question, row }] as const];
  });
  return { suite, report, rows: new Map(rows) };
}

function buildSuite(): Suite {
  const documents = new Map(
    Object.entries(exampleDocuments).map(([path, text]) => [
      path,
      { path, lines: splitLines(text), sha256: sha256(text) },
    ]),
  );
  const text = JSON.stringify(exampleKey);
  return {
    name: exampleKey.suite,
    key: readKey(text, { file: 'the example', folder: exampleKey.suite, documents }),
    documents,
    keyHash: `sha256:${sha256(text)}`,
    docsHash: hashDocuments(documents),
  };
}

function buildRun(): Run {
  const bytes = new TextEncoder().encode(JSON.stringify(exampleAnswers));
  return readRun(bytes, { file: 'the example', id: 'example', suite: exampleKey.suite });
}
