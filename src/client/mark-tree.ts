import type { PathCall } from './load-path.ts';

type Marked = {
  /** Nodes of this page that the run opened or read, or that hold such a node. */
  readonly visited: Set<Element>;
  /** Calls that name a node of another page. */
  readonly elsewhere: number;
};

/** Writes beside each node of the tree which calls opened and read it; marks of before go. */
export function markTree(tree: Element, calls: readonly PathCall[]): Marked {
  for (const mark of tree.querySelectorAll('.steps')) mark.remove();
  for (const node of tree.querySelectorAll('.visited')) node.classList.remove('visited');
  const acts = new Map<Element, Map<string, number[]>>();
  let elsewhere = 0;
  for (const { number, act, nodes } of calls) {
    if ((act !== 'opened' && act !== 'read') || nodes.length === 0) continue;
    const node = nodes.map((name) => document.getElementById(name)).find((found) => found !== null);
    if (node === undefined || node === null || !tree.contains(node)) {
      elsewhere += 1;
      continue;
    }
    const ofNode = acts.get(node) ?? new Map<string, number[]>();
    ofNode.set(act, [...(ofNode.get(act) ?? []), number]);
    acts.set(node, ofNode);
  }
  for (const [node, ofNode] of acts) {
    node.classList.add('visited');
    const mark = document.createElement('span');
    mark.className = 'steps';
    mark.textContent = Array.from(ofNode, ([act, numbers]) => `${act} ${numbers.join(', ')}`).join(
      '; ',
    );
    node.querySelector(':scope > .own > .head')?.append(mark);
  }
  return { visited: new Set(acts.keys()), elsewhere };
}
