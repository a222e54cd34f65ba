import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assignSlots, type RowSlots } from './row-slots.js';

const rowsToMount = fc.uniqueArray(fc.nat(60), { maxLength: 20 });

it('keeps the slots of rows that remain, gives each row its own, and reuses those of rows that have left', () => {
  fc.assert(
    fc.property(fc.array(rowsToMount, { minLength: 2, maxLength: 6 }), (steps) => {
      let slots: RowSlots = new Map();
      let most = 0;
      for (const rows of steps) {
        const before = slots;
        slots = assignSlots(before, rows);
        most = Math.max(most, rows.length);
        expect([...slots.keys()].toSorted((a, b) => a - b)).toEqual(rows.toSorted((a, b) => a - b));
        expect(new Set(slots.values()).size).toBe(rows.length);
        const remaining = rows.filter((row) => before.has(row));
        expect(remaining.map((row) => slots.get(row))).toEqual(remaining.map((row) => before.get(row)));
        expect([...slots.values()].filter((slot) => slot >= most)).toEqual([]);
      }
    }),
  );
});
