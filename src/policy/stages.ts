import type { Edge } from './corpus-schema.ts';
import { packItem } from './draft.ts';
import type { Draft, Limits } from './draft.ts';
import type { FixtureIndex, IndexedItem } from './index-fixture.ts';
import type { Match } from './rank-matches.ts';

/** What a policy may look at while it packs for one task. */
export type PackContext = {
  readonly index: FixtureIndex;
  /** The task's matches inside the grant, best first. */
  readonly matches: readonly Match[];
};

/** One step of a policy: adds to the draft within the limits. */
export type Stage = (draft: Draft, context: PackContext, limits: Limits) => void;

type Supersession = {
  /** Leave out and name an item whose direct successor is visible. */
  readonly superseded: 'leave out' | 'keep';
};

/** Offers a candidate that a policy reached, and names it where it stays out. */
function offerCandidate(
  draft: Draft,
  limits: Limits,
  { entry, because, superseded }: Supersession & { entry: IndexedItem; because: () => string },
): void {
  if (draft.packed.has(entry)) return;
  if (superseded === 'leave out' && entry.successor !== null) draft.superseded.add(entry);
  else if (!packItem(draft, limits, entry, because)) draft.overBudget.add(entry);
}

/** Packs the matches inside the grant, best first. */
export function packMatches({ superseded }: Supersession): Stage {
  return (draft, { matches }, limits) => {
    for (const { entry, words } of matches) {
      const because = () => `matches ${words.join(', ')}`;
      offerCandidate(draft, limits, { entry, superseded, because });
    }
  };
}

type Hops = Supersession & {
  readonly hops: number;
  readonly types: readonly Edge['type'][];
  readonly states: readonly Edge['state'][];
};

/**
 * Walks edges from packed source to target, both inside the grant: in pack order, then the corpus's
 * edge order; each further hop starts at what the hop before it packed.
 */
export function followEdges({ hops, types, states, superseded }: Hops): Stage {
  return (draft, _context, limits) => {
    let sources = [...draft.packed.keys()];
    for (let hop = 1; hop <= hops; hop += 1) {
      const before = draft.packed.size;
      for (const source of sources) {
        for (const { edge, target } of source.edges) {
          if (!types.includes(edge.type) || !states.includes(edge.state)) continue;
          offerCandidate(draft, limits, {
            entry: target,
            superseded,
            because: () => describeEdge(edge),
          });
        }
      }
      sources = [...draft.packed.keys()].slice(before);
    }
  };
}

function describeEdge({ type, from, state, inferred }: Edge): string {
  return `${type} edge from ${from} (${state}${inferred ? ', inferred' : ''})`;
}

/** Fills the pack with the hottest items; what does not fit is passed over and not named. */
export function packHottest(scope: 'fixture' | 'grant', rule: string): Stage {
  const because = () => rule;
  return (draft, { index }, limits) => {
    for (const entry of index.byHeat) {
      if (draft.packed.size >= limits.items) return;
      if (scope === 'fixture' || entry.inside) packItem(draft, limits, entry, because);
    }
  };
}
