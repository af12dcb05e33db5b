import path from 'node:path';
import { getCollection } from 'astro:content';
import { highlightDocument } from '../site/highlight-document.ts';
import type { Token } from '../site/highlight-document.ts';
import type { Question, Suite, SuiteDocument } from '../suite/suite.ts';
import type { PolicyCorpus } from '../store/read-policies.ts';
import { contentFolders } from './content-folders.ts';
import type { ArchivedRun } from '../score/archived-run-schema.ts';
import type { RunEntry } from './entries.ts';
import { once } from './once.ts';
import { readScoredContent } from './scored-content.ts';

/** Everything the pages show, put together once a build. */
export type SiteData = {
  readonly suites: ReadonlyMap<string, Suite>;
  /** In the contract's order: by date, then id, undated first. */
  readonly runs: readonly RunEntry[];
  readonly runsById: ReadonlyMap<string, RunEntry>;
  /** Runs of which only totals are kept, by id. */
  readonly archived: readonly ArchivedRun[];
  /** Of each suite, its runs in the same order. */
  readonly runsOf: ReadonlyMap<string, readonly RunEntry[]>;
  /** Of each suite, its questions by id. */
  readonly questionsOf: ReadonlyMap<string, ReadonlyMap<string, Question>>;
  /** Corpora with their policies graded. */
  readonly policies: readonly PolicyCorpus[];
};

export const loadSite = once(assembleSite);

async function assembleSite(): Promise<SiteData> {
  const [content, policyEntries] = await Promise.all([
    readScoredContent(),
    getCollection('policies'),
  ]);
  const suites = new Map(content.suites.map((suite) => [suite.name, suite]));
  const runs = content.runs.map(({ suite, file, run, report }) => ({
    suite,
    file: path.relative(contentFolders.content, file),
    keyRevision: run.keyRevision,
    seen: run.seen,
    report,
  }));
  return {
    suites,
    runs,
    runsById: new Map(runs.map((run) => [run.report.id, run])),
    archived: content.archived,
    policies: policyEntries.map(({ data }) => data),
    runsOf: Map.groupBy(runs, ({ suite }) => suite),
    questionsOf: new Map(
      Array.from(suites, ([name, { key }]) => [
        name,
        new Map(key.questions.map((question) => [question.id, question])),
      ]),
    ),
  };
}

const highlighted = new WeakMap<SuiteDocument, Promise<Token[][]>>();

/** The tokens of a document's lines, found once a build. */
export function loadTokens(document: SuiteDocument): Promise<Token[][]> {
  const known = highlighted.get(document);
  if (known !== undefined) return known;
  const tokens = highlightDocument(document.lines);
  highlighted.set(document, tokens);
  return tokens;
}

/** The tokens of the documents that some places name, by path. */
export async function loadTokensOf(
  { documents }: Suite,
  places: readonly { readonly path: string | null }[],
): Promise<ReadonlyMap<string, Token[][]>> {
  const named = new Set(places.map(({ path }) => documents.get(path ?? '')));
  const found = [...named].filter((document) => document !== undefined);
  return new Map(
    await Promise.all(
      found.map(async (document) => [document.path, await loadTokens(document)] as const),
    ),
  );
}
