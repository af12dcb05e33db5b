import { createHash } from 'node:crypto';
import type { Corpus, Fixture } from './corpus-schema.ts';
import { startDraft } from './draft.ts';
import { gradeTask } from './grade-task.ts';
import { indexFixture } from './index-fixture.ts';
import { policies } from './policies.ts';
import type { Policy, PolicyName } from './policies.ts';
import type { Evaluation, PolicyReport } from './policy-report.ts';
import { rankMatches } from './rank-matches.ts';
import type { PackContext } from './stages.ts';
import { sumMeasures } from './sum-measures.ts';

/** Which part of a corpus to evaluate; all of it where a list is absent. */
export type Selection = {
  readonly fixtures?: readonly string[] | undefined;
  readonly policies?: readonly PolicyName[] | undefined;
};

/** A report that is not hashed yet. */
export type UnsealedReport = Omit<PolicyReport, 'hash'>;

/** Packs and grades every chosen fixture × policy once: fixtures in the corpus's order, then policies in the table's. */
export function evaluateCorpus(corpus: Corpus, selection: Selection = {}): Evaluation {
  const reports = gradeCorpus(corpus, selection).map(sealReport);
  return { corpusHash: corpus.hash, revision: corpus.revision, reports };
}

/** The reports of an evaluation without their hashes, which take long where packs leave out much. */
export function gradeCorpus(corpus: Corpus, selection: Selection = {}): UnsealedReport[] {
  const chosen = policies.filter(({ name }) => selection.policies?.includes(name) ?? true);
  return [...corpus.fixtures]
    .filter(([name]) => selection.fixtures?.includes(name) ?? true)
    .flatMap(([name, fixture]) => gradeFixture(name, fixture, chosen));
}

/** Reports of several policies on one fixture; each task is ranked once for all of them. */
export function gradeFixture(
  name: string,
  fixture: Fixture,
  chosen: readonly Policy[],
): UnsealedReport[] {
  const index = indexFixture(fixture);
  const graded = fixture.tasks.map((task) => {
    const context = { index, matches: rankMatches(index, task.query) };
    return chosen.map((policy) => gradeTask(task, packTask(policy, context)));
  });
  return chosen.map(({ name: policy }, at) => {
    const own = graded.flatMap((each) => each.slice(at, at + 1));
    return {
      fixture: name,
      policy,
      measures: sumMeasures(own.map(({ measures }) => measures)),
      tasks: own.map(({ report }) => report),
    };
  });
}

function packTask({ stages }: Pick<Policy, 'stages'>, context: PackContext) {
  const draft = startDraft();
  for (const { limits, run } of stages) run(draft, context, limits);
  return draft;
}

function sealReport({ fixture, policy, measures, tasks }: UnsealedReport): PolicyReport {
  const hash = hashReport({ fixture, policy, measures, tasks });
  return { fixture, policy, hash, measures, tasks };
}

/** SHA-256 of the compact JSON, task by task: of a large corpus it may be longer than a text can be. */
function hashReport({ tasks, ...head }: UnsealedReport): string {
  const hash = createHash('sha256').update(`${JSON.stringify(head).slice(0, -1)},"tasks":[`);
  for (const [at, task] of tasks.entries()) {
    hash.update(`${at === 0 ? '' : ','}${JSON.stringify(task)}`);
  }
  return `sha256:${hash.update(']}').digest('hex')}`;
}
