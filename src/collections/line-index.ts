import { indexLines } from '../compare/find-drift.ts';
import type { LineIndex } from '../compare/find-drift.ts';
import type { Suite } from '../suite/suite.ts';

const indexed = new WeakMap<Suite['documents'], LineIndex>();

/** Where each line of a suite's documents stands, by its hash; found once a build. */
export function loadLineIndex({ documents }: Suite): LineIndex {
  const known = indexed.get(documents);
  if (known !== undefined) return known;
  const index = indexLines(documents);
  indexed.set(documents, index);
  return index;
}
