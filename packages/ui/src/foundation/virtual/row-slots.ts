/** The slot of each mounted row by the index of the row. */
export type RowSlots = ReadonlyMap<number, number>;

/**
 * Assigns a slot, used as React key, to each row to mount. Rows that remain keep their slot, and so their elements.
 * Newcomers take the elements of the rows that have left.
 */
export function assignSlots(before: RowSlots, rows: readonly number[]): RowSlots {
  const slots = new Map<number, number>();
  const taken = new Set<number>();
  for (const row of rows) {
    const slot = before.get(row);
    if (slot === undefined) continue;
    slots.set(row, slot);
    taken.add(slot);
  }
  let free = 0;
  for (const row of rows) {
    if (slots.has(row)) continue;
    while (taken.has(free)) free++;
    slots.set(row, free);
    taken.add(free);
  }
  return slots;
}
