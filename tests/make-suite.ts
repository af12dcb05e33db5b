import { readRun } from '../src/run/read-run.ts';
import type { Run } from '../src/run/run.ts';
import { createScorer } from '../src/score/create-scorer.ts';
import type { RunReport } from '../src/score/report.ts';
import { hashDocuments } from '../src/suite/hash-documents.ts';
import { readKey } from '../src/suite/read-key.ts';
import type { Suite, SuiteDocument } from '../src/suite/suite.ts';
import { compareCodeUnits } from '../src/text/compare-code-units.ts';
import { splitLines } from '../src/text/lines.ts';
import { sha256 } from '../src/text/sha256.ts';

/** Documents from their texts by path. */
export function makeDocuments(texts: Readonly<Record<string, string>>): Map<string, SuiteDocument> {
  return new Map(
    Object.entries(texts)
      .toSorted(([a], [b]) => compareCodeUnits(a, b))
      .map(([path, text]) => [path, { path, lines: splitLines(text), sha256: sha256(text) }]),
  );
}

/** A suite called `toy` from its documents' texts and its key without `suite` and `title`. */
export function makeSuite(texts: Readonly<Record<string, string>>, key: object): Suite {
  const documents = makeDocuments(texts);
  const text = JSON.stringify({ suite: 'toy', title: 'Toy', ...key });
  return {
    name: 'toy',
    key: readKey(text, { file: 'questions.json', folder: 'toy', documents }),
    documents,
    keyHash: `sha256:${sha256(text)}`,
    docsHash: hashDocuments(documents),
  };
}

/** A run read from a text, or from a value written as JSON. */
export function makeRun(input: string | object, file = 'run.json'): Run {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  return readRun(new TextEncoder().encode(text), { file, id: 'run', suite: 'toy' });
}

/** The report of answers by id: a bare text, or an answer with its citations. */
export function scoreAnswers(suite: Suite, answers: object, fields: object = {}): RunReport {
  return createScorer(suite)(makeRun({ ...fields, answers }));
}

/** What a function throws, as its message. */
export function catchMessage(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing was thrown';
}
