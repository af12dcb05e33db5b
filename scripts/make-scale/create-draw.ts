/** A seeded source of choices: the same seed gives the same choices on every machine. */
export type Draw = {
  /** A whole number from `from` to `to` on the grid of `step` that begins at `from`. */
  readonly whole: (from: number, to: number, step?: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** `count` different items in a drawn order. */
  readonly sample: <Item>(items: readonly Item[], count: number) => readonly Item[];
};

export function createDraw(seed: number): Draw {
  const next = createMulberry32(seed);
  const whole = (from: number, to: number, step = 1): number =>
    from + step * Math.floor(next() * (Math.floor((to - from) / step) + 1));
  const takeOne = <Item>(items: readonly Item[]): { item: Item; rest: readonly Item[] } => {
    const at = whole(0, items.length - 1);
    const [item] = items.slice(at, at + 1);
    if (item === undefined) throw new RangeError('Nothing to draw from: the list is empty.');
    return { item, rest: items.toSpliced(at, 1) };
  };

  return {
    whole,
    pick: (items) => takeOne(items).item,
    sample: (items, count) => {
      const taken = [];
      for (let rest = items; taken.length < count;) {
        const drawn = takeOne(rest);
        taken.push(drawn.item);
        rest = drawn.rest;
      }
      return taken;
    },
  };
}

/** Mulberry32 by Tommy Ettinger (public domain): numbers from 0 up to, not including, 1. */
function createMulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
