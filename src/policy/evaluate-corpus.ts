import { sha256 } from '../text/sha256.ts';
import type { Corpus, Fixture } from './corpus-schema.ts';
import { startDraft } from './draft.ts';
import { gradeTask } from './grade-task.ts';
import type { GradedTask } from './grade-task.ts';
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

/** Packs and grades every chosen fixture × policy once: fixtures in the corpus's order, then policies in the table's. */
export function evaluateCorpus(corpus: Corpus, selection: Selection = {}): Evaluation {
  const chosen = policies.filter(({ name }) => selection.policies?.includes(name) ?? true);
  const reports = [...corpus.fixtures]
    .filter(([name]) => selection.fixtures?.includes(name) ?? true)
    .flatMap(([name, fixture]) => evaluateFixture(name, fixture, chosen));
  return { corpusHash: corpus.hash, revision: corpus.revision, reports };
}

/** Reports of several policies on one fixture; each task is ranked once for all of them. */
export function evaluateFixture(
  name: string,
  fixture: Fixture,
  chosen: readonly Policy[],
): PolicyReport[] {
  const index = indexFixture(fixture);
  const graded = fixture.tasks.map((task) => {
    const context = { index, matches: rankMatches(index, task.query) };
    return chosen.map((policy) => gradeTask(task, packTask(policy, context)));
  });
  return chosen.map(({ name: policy }, at) =>
    assembleReport(
      name,
      policy,
      graded.flatMap((each) => each.slice(at, at + 1)),
    ),
  );
}

function packTask({ stages }: Pick<Policy, 'stages'>, context: PackContext) {
  const draft = startDraft();
  for (const { limits, run } of stages) run(draft, context, limits);
  return draft;
}

function assembleReport(
  fixture: string,
  policy: PolicyName,
  graded: readonly GradedTask[],
): PolicyReport {
  const measures = sumMeasures(graded.map((each) => each.measures));
  const tasks = graded.map(({ report }) => report);
  const hash = `sha256:${sha256(JSON.stringify({ fixture, policy, measures, tasks }))}`;
  return { fixture, policy, hash, measures, tasks };
}
