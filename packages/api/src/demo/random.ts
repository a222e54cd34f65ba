/** A generator of reproducible numbers: the same seed gives the same sequence on every machine. */
export interface RandomSource {
  /** Returns a whole number from `min` to `max`, both included. */
  readonly int: (min: number, max: number) => number;
  /** Returns true with the probability, from 0 to 1. */
  readonly chance: (probability: number) => boolean;
  /**
   * Returns one of the items.
   * @throws Error if there is none
   */
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Returns one of the items, which have a weight. */
  readonly pickWeighted: <Item>(items: readonly (readonly [item: Item, weight: number])[]) => Item;
}

/** Creates a generator (mulberry32) from a whole number. */
export function randomSource(seed: number): RandomSource {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const itemAt = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[index];
    if (item === undefined) throw new Error('There is no item to pick.');
    return item;
  };
  return {
    int,
    chance: (probability) => next() < probability,
    pick: (items) => itemAt(items, int(0, items.length - 1)),
    pickWeighted(items) {
      const total = items.reduce((sum, [, weight]) => sum + weight, 0);
      let left = next() * total;
      const index = items.findIndex(([, weight]) => (left -= weight) < 0);
      return itemAt(items, index === -1 ? items.length - 1 : index)[0];
    },
  };
}
