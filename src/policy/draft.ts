import type { IndexedItem, LeftOut } from './index-fixture.ts';

/** At most so many items and tokens, both inclusive. */
export type Limits = { readonly items: number; readonly tokens: number };

/** A pack in the making. */
export type Draft = {
  /** Items in pack order, each with the reason it is in. */
  readonly packed: Map<IndexedItem, string>;
  tokens: number;
  /** Candidates left out for a visible successor, in the order they were reached. */
  readonly superseded: Set<IndexedItem>;
  /** Candidates that did not fit, in the order they were reached. */
  readonly overBudget: Set<IndexedItem>;
};

export function startDraft(): Draft {
  return { packed: new Map(), tokens: 0, superseded: new Set(), overBudget: new Set() };
}

/** Packs an item whole where it fits and is not packed yet; says whether it is in the pack now. */
export function packItem(
  draft: Draft,
  limits: Limits,
  entry: IndexedItem,
  because: () => string,
): boolean {
  if (draft.packed.has(entry)) return true;
  const tokens = draft.tokens + entry.item.tokens;
  if (draft.packed.size >= limits.items || tokens > limits.tokens) return false;
  draft.packed.set(entry, because());
  draft.tokens = tokens;
  return true;
}

/** What a finished pack names as left out: superseded items first, and none that is packed after all. */
export function listLeftOut({ packed, superseded, overBudget }: Draft): LeftOut[] {
  const leftOut: LeftOut[] = [];
  for (const entry of superseded) if (!packed.has(entry)) leftOut.push(entry.asSuperseded);
  for (const entry of overBudget) if (!packed.has(entry)) leftOut.push(entry.asOverBudget);
  return leftOut;
}
