import { compareCodePoints } from '../text/compare-code-points.ts';
import { listWords } from '../text/words.ts';
import type { Edge, Fixture, Item } from './corpus-schema.ts';

/** An item inside the grant that a pack names as left out. */
export type LeftOut = {
  readonly id: string;
  readonly reason: 'superseded' | 'over_budget';
};

/** An item with what a packer may know of it. */
export type IndexedItem = {
  readonly item: Item;
  /** Whether its project is granted; items that are not are invisible to all but `feed_only`. */
  readonly inside: boolean;
  /** Its place among the fixture's items, hottest first, ties by id; from 0. */
  readonly heatRank: number;
  /** The item that directly supersedes it, where that one is visible. */
  successor: IndexedItem | null;
  /** Edges that leave it, both ends inside the grant, in the corpus's order. */
  readonly edges: { readonly edge: Edge; readonly target: IndexedItem }[];
  /** What packs say where they leave it out; made once, since thousands of packs may. */
  readonly asSuperseded: LeftOut;
  readonly asOverBudget: LeftOut;
};

/** A fixture prepared for packing. */
export type FixtureIndex = {
  readonly items: ReadonlyMap<string, IndexedItem>;
  readonly byHeat: readonly IndexedItem[];
  /** For each word, the items inside the grant whose title or text holds it, hottest first. */
  readonly holders: ReadonlyMap<string, readonly IndexedItem[]>;
};

export function indexFixture({ grant, items, edges }: Fixture): FixtureIndex {
  const granted = new Set(grant);
  const byHeat = items
    .toSorted((a, b) => b.heat - a.heat || compareCodePoints(a.id, b.id))
    .map((item, heatRank): IndexedItem => ({
      item,
      inside: granted.has(item.project),
      heatRank,
      successor: null,
      edges: [],
      asSuperseded: { id: item.id, reason: 'superseded' },
      asOverBudget: { id: item.id, reason: 'over_budget' },
    }));
  const byId = new Map(byHeat.map((entry) => [entry.item.id, entry]));
  const visible = (id: string | undefined): IndexedItem | null => {
    const entry = id === undefined ? undefined : byId.get(id);
    return entry?.inside === true ? entry : null;
  };
  for (const entry of byHeat) entry.successor = visible(entry.item.supersededBy);
  for (const edge of edges) {
    const target = visible(edge.to);
    if (target !== null) visible(edge.from)?.edges.push({ edge, target });
  }
  return { items: byId, byHeat, holders: listHolders(byHeat.filter(({ inside }) => inside)) };
}

function listHolders(entries: readonly IndexedItem[]): Map<string, IndexedItem[]> {
  const holders = new Map<string, IndexedItem[]>();
  for (const entry of entries) {
    for (const word of new Set([...listWords(entry.item.title), ...listWords(entry.item.text)])) {
      const list = holders.get(word);
      if (list === undefined) holders.set(word, [entry]);
      else list.push(entry);
    }
  }
  return holders;
}
