import { getCollection } from 'astro:content';
import type { Brain } from '../brain/brain.ts';
import { assembleBrain, outlineDocuments } from '../brain/build-brain.ts';
import { outlineDocument } from '../brain/outline-document.ts';
import type { DocumentOutline } from '../brain/outline.ts';
import type { LineSpan } from '../site/address.ts';
import type { BrainView } from '../site/brain-view.ts';
import { buildBrainView, nameNodeAnchor } from '../site/build-brain-view.ts';
import { indexBrainPages, nameBrainPage, paginateBrain } from '../site/paginate-brain.ts';
import type { BrainPage } from '../site/paginate-brain.ts';
import { listPathSteps } from '../site/list-path-steps.ts';
import type { PathStep } from '../site/list-path-steps.ts';
import type { Suite, SuiteDocument } from '../suite/suite.ts';
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

const brains = new Map<string, SuiteBrain & { readonly of: string }>();

/** The Brain that both builders make of a suite, made anew where its documents or its key have changed. */
export function loadBrain({ name, key, documents, docsHash, keyHash }: Suite): SuiteBrain {
  const of = `${docsHash} ${keyHash}`;
  const known = brains.get(name);
  if (known?.of === of) return known;
  const outlines = outlineDocuments(documents, (document) => outlineOnce(name, document));
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
  const made = { of, suite: name, view, brain, pages, addressOf, spansOf };
  brains.set(name, made);
  return made;
}

const outlined = new Map<string, { readonly sha256: string; readonly outline: DocumentOutline }>();

/** While developing most documents are the same as before. */
function outlineOnce(suite: string, document: SuiteDocument): DocumentOutline {
  const { path, sha256 } = document;
  const file = `${suite}/${path}`;
  const known = outlined.get(file);
  if (known?.sha256 === sha256) return known.outline;
  const outline = outlineDocument(document);
  outlined.set(file, { sha256, outline });
  return outline;
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
