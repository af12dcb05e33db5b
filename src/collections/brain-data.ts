import { getCollection } from 'astro:content';
import type { Brain } from '../brain/brain.ts';
import { assembleBrain, outlineDocuments } from '../brain/build-brain.ts';
import type { LineSpan } from '../site/address.ts';
import type { BrainView } from '../site/brain-view.ts';
import { buildBrainView, nameNodeAnchor } from '../site/build-brain-view.ts';
import { indexBrainPages, nameBrainPage, paginateBrain } from '../site/paginate-brain.ts';
import type { BrainPage } from '../site/paginate-brain.ts';
import { listPathSteps } from '../site/list-path-steps.ts';
import type { PathStep } from '../site/list-path-steps.ts';
import type { Suite } from '../suite/suite.ts';
import { addresses } from './addresses.ts';
import type { RunEntry } from './entries.ts';
import { once } from './once.ts';
import { loadSite } from './site-data.ts';

/** A suite's Brain and where its nodes stand on the site. */
export type SuiteBrain = {
  readonly suite: string;
  readonly view: BrainView;
  readonly brain: Brain;
  readonly pages: readonly BrainPage[];
  /** Where a node stands. */
  readonly addressOf: (id: string) => string;
  /** The lines of each node of a document. */
  readonly spansOf: (path: string) => LineSpan[];
};

/** A run whose tool calls are committed. */
export type LoggedRun = { readonly run: RunEntry; readonly steps: readonly PathStep[] };

const brains = new WeakMap<Suite['documents'], SuiteBrain>();

/** The Brain that both builders make of a suite, made once a build. */
export function loadBrain({ name, key, documents }: Suite): SuiteBrain {
  const known = brains.get(documents);
  if (known !== undefined) return known;
  const outlines = outlineDocuments(documents);
  const brain = assembleBrain(outlines, 2);
  const view = buildBrainView(assembleBrain(outlines, 1), brain, key.questions);
  const pages = paginateBrain(view.root);
  const pageOf = indexBrainPages(pages);
  const addressOf = (id: string) => {
    const page = pageOf.get(id);
    const address = addresses.brain(name, page === undefined ? '' : nameBrainPage(page));
    return `${address}#${nameNodeAnchor(id)}`;
  };
  const byPath = Map.groupBy(view.nodes.values(), ({ path }) => path);
  const spansOf = (path: string) =>
    (byPath.get(path) ?? []).flatMap(({ start, end }) =>
      start === null || end === null ? [] : [{ start, end }],
    );
  const made = { suite: name, view, brain, pages, addressOf, spansOf };
  brains.set(documents, made);
  return made;
}

/** The runs of a suite whose tool calls are committed, the newest first. */
export async function loadLoggedRuns({ name }: Suite): Promise<readonly LoggedRun[]> {
  return (await groupLoggedRuns()).get(name) ?? [];
}

const groupLoggedRuns = once(async (): Promise<ReadonlyMap<string, readonly LoggedRun[]>> => {
  const [{ runs, suites }, logs] = await Promise.all([loadSite(), getCollection('logs')]);
  const callsOf = new Map(logs.map(({ id, data }) => [id, data.calls]));
  const logged = runs.toReversed().flatMap((run) => {
    const calls = callsOf.get(run.report.id);
    const suite = suites.get(run.suite);
    if (calls === undefined || suite === undefined) return [];
    return [{ run, steps: listPathSteps(calls, loadBrain(suite).brain) }];
  });
  return Map.groupBy(logged, ({ run }) => run.suite);
});
