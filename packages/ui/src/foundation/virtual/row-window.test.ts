import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canvasOf,
  heightOf,
  indexAt,
  offsetOf,
  positionAt,
  rowsInView,
  scrolledTo,
  topToShow,
  type RowGeometry,
  type ScrollPosition,
} from './row-window.js';

const geometry: fc.Arbitrary<RowGeometry> = fc.integer({ min: 1, max: 3_000_000 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    height: fc.constantFrom(40, 54, 60.75, 108),
    extras: fc
      .uniqueArray(fc.record({ index: fc.nat(count - 1), height: fc.integer({ min: 1, max: 900 }) }), {
        selector: ({ index }) => index,
        maxLength: 5,
      })
      .map((extras) => extras.toSorted((a, b) => a.index - b.index)),
  }),
);

describe('Rows of one height with details', () => {
  it('finds a row by every distance inside it, also in its details', () => {
    fc.assert(
      fc.property(geometry, fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(), (rows, share, at) => {
        const index = at % rows.count;
        const end = index + 1 < rows.count ? offsetOf(rows, index + 1) : heightOf(rows);
        const offset = offsetOf(rows, index);
        expect(indexAt(rows, offset + Math.floor((end - offset) * share))).toBe(index);
      }),
    );
  });

  it('mounts every row that is visible, and few others', () => {
    fc.assert(
      fc.property(geometry, fc.double({ min: 0, max: 1, noNaN: true }), (rows, share) => {
        const view = 600;
        const top = Math.floor(Math.max(0, heightOf(rows) - view) * share);
        const { from, to } = rowsInView(rows, top, view, 4);
        expect(offsetOf(rows, from)).toBeLessThanOrEqual(top);
        expect(to === rows.count || offsetOf(rows, to) >= top + view).toBe(true);
        expect(to - from).toBeLessThanOrEqual(Math.ceil(view / rows.height) + 10);
      }),
    );
  });

  it('mounts nothing without rows', () => {
    expect(rowsInView({ count: 0, height: 54, extras: [] }, 0, 600, 4)).toEqual({ from: 0, to: 0 });
  });

  it('scrolls no further than needed to show a row', () => {
    const rows = { count: 100, height: 50, extras: [] };
    expect(topToShow(rows, 3, 0, 500)).toBe(0);
    expect(topToShow(rows, 10, 0, 500)).toBe(50);
    expect(topToShow(rows, 3, 400, 500)).toBe(150);
  });
});

describe('The scroll position of more rows than an element can be high', () => {
  const view = 600;
  const total = 54_000_000;
  const tall = { total, canvas: canvasOf(total), view };
  const start: ScrollPosition = { scrollTop: 0, top: 0 };

  it('is that of the element while the rows fit into one', () => {
    const low = { total: 5_400_000, canvas: canvasOf(5_400_000), view };
    expect(scrolledTo(start, 1234, low)).toEqual({ scrollTop: 1234, top: 1234 });
  });

  it('reaches both ends, and every row in between', () => {
    expect(scrolledTo(start, tall.canvas - view, tall).top).toBe(total - view);
    expect(scrolledTo({ scrollTop: 90_000, top: 400_000 }, 0, tall).top).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: total - view }), (top) => {
        const position = positionAt(start, top, tall);
        expect(position.top).toBe(top);
        expect(position.scrollTop).toBeGreaterThanOrEqual(0);
        expect(position.scrollTop).toBeLessThanOrEqual(tall.canvas - view);
      }),
    );
  });

  it('never skips a row in steps shorter than the viewport, wherever they begin, and ends at the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 40, max: 120 }), (screens, step) => {
        let position = positionAt(start, total - view - screens * view, tall);
        for (let count = 0; position.scrollTop < tall.canvas - view && count < 2000; count++) {
          const next = scrolledTo(position, Math.min(tall.canvas - view, position.scrollTop + step), tall);
          expect(next.top).toBeGreaterThanOrEqual(position.top);
          expect(next.top - position.top).toBeLessThan(view);
          position = next;
        }
        expect(position.top).toBeCloseTo(total - view, 3);
      }),
      { numRuns: 40 },
    );
  });
});
