import { rootId } from '../src/brain/brain.ts';
import type { Brain, BrainNode } from '../src/brain/brain.ts';
import { splitLines } from '../src/text/lines.ts';
import { sha256 } from '../src/text/sha256.ts';
import type { SuiteDocument } from '../src/suite/suite.ts';

/** A document as a suite holds it. */
function makeDocument(path: string, text: string): SuiteDocument {
  return { path, lines: splitLines(text), sha256: sha256(text) };
}

export function makeDocuments(texts: Readonly<Record<string, string>>): Map<string, SuiteDocument> {
  return new Map(Object.entries(texts).map(([path, text]) => [path, makeDocument(path, text)]));
}

/** Everything that a Brain must hold and does not: tree, nesting, and every line in exactly one leaf. */
export function listBrainFaults(
  { nodes }: Brain,
  documents: ReadonlyMap<string, SuiteDocument>,
): string[] {
  const faults: string[] = [];
  const leaves = new Map<string, number[]>();
  if (nodes.get(rootId)?.parent !== null) faults.push('no root');
  for (const [id, node] of nodes) {
    if (id !== node.id) faults.push(`${id} is filed under another id`);
    if (node.title === '') faults.push(`${id} has no title`);
    if (['folder', 'document'].includes(node.kind) && node.summary === '')
      faults.push(`${id} has no summary`);
    for (const child of node.children) {
      const below = nodes.get(child);
      if (below?.parent !== id) faults.push(`${child} does not name its parent ${id}`);
      if (below !== undefined && !isInside(below, node)) faults.push(`${child} leaves ${id}`);
    }
    if (node.children.length === 0 && node.path !== null && node.start !== null) {
      const held = leaves.get(node.path) ?? [];
      for (let line = node.start; line <= (node.end ?? 0); line += 1) held.push(line);
      leaves.set(node.path, held);
    }
  }
  for (const { path, lines } of documents.values()) {
    const held = leaves.get(path) ?? [];
    if (held.length !== lines.length || held.some((line, at) => line !== at + 1))
      faults.push(`the leaves of ${path} hold ${held.join()} of ${lines.length} lines`);
  }
  return faults;
}

function isInside(child: BrainNode, parent: BrainNode): boolean {
  if (parent.kind === 'folder') return true;
  const [start, end] = [child.start ?? 0, child.end ?? 0];
  return (
    child.path === parent.path &&
    start <= end &&
    start >= (parent.start ?? 1) &&
    end <= (parent.end ?? 0)
  );
}
