import { rootId } from '../brain/brain.ts';
import type { Brain } from '../brain/brain.ts';
import { createLeafFinder, listPath } from '../brain/find-leaf.ts';
import type { Question } from '../suite/suite.ts';
import { sha256 } from '../text/sha256.ts';
import type { BrainNodeView, BrainView } from './brain-view.ts';

type Asked = { readonly at: Map<string, string[]>; readonly within: Map<string, Set<string>> };

/**
 * Sets the Brains that both builders make of the same documents side by side.
 * @param questions of the suite's key, whose evidence lines are found in the nodes
 */
export function buildBrainView(
  one: Brain,
  two: Brain,
  questions: readonly Pick<Question, 'id' | 'sets'>[],
): BrainView {
  const asked = placeQuestions(two, questions);
  const made = new Map<string, BrainNodeView>();
  for (const node of [...two.nodes.values()].toReversed()) {
    const children = node.children.flatMap((id) => made.get(id) ?? []);
    const { id, kind, title, path, start, end, parent, summary } = node;
    const before = one.nodes.get(id)?.summary ?? '';
    made.set(id, {
      id,
      anchor: nameNodeAnchor(id),
      ...{ kind, title, path, start, end, parent, children },
      summaries: { 1: before, 2: summary },
      isChanged: before !== summary,
      questions: asked.at.get(id) ?? [],
      questionsWithin: asked.within.get(id)?.size ?? 0,
      size: children.reduce((sum, { size }) => sum + size, 1),
    });
  }
  const root = made.get(rootId);
  if (root === undefined) throw new Error('a Brain without a root');
  const nodes = new Map([...made].toReversed());
  return { root, nodes, changed: [...nodes.values()].filter((node) => node.isChanged).length };
}

/** A fragment that no question, line or other part of a page has. */
export function nameNodeAnchor(id: string): string {
  return `gl-N${sha256(id).slice(0, 12)}`;
}

/** The questions of each leaf that holds a line of their evidence, and of all that it lies in. */
function placeQuestions(brain: Brain, questions: readonly Pick<Question, 'id' | 'sets'>[]): Asked {
  const findLeaf = createLeafFinder(brain);
  const at = new Map<string, string[]>();
  const within = new Map<string, Set<string>>();
  for (const { id: question, sets } of questions) {
    const leaves = sets.flat().flatMap(({ path, line }) => findLeaf(path, line)?.id ?? []);
    for (const leaf of new Set(leaves)) {
      at.set(leaf, [...(at.get(leaf) ?? []), question]);
      for (const { id } of listPath(brain, leaf))
        within.set(id, (within.get(id) ?? new Set()).add(question));
    }
  }
  return { at, within };
}
