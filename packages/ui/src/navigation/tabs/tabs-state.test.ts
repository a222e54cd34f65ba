import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrollToShow, tabEntry, tabTarget } from './tabs-state.js';

const across = { orientation: 'horizontal', rtl: false } as const;
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

describe('tabTarget', () => {
  it('wraps around and skips disabled tabs', () => {
    expect(tabTarget('ArrowRight', 0, [false, true, false], across)).toBe(2);
    expect(tabTarget('ArrowRight', 2, [false, true, false], across)).toBe(0);
    expect(tabTarget('ArrowLeft', 0, [false, false, true], across)).toBe(1);
    expect(tabTarget('Home', 2, [true, false, false], across)).toBe(1);
    expect(tabTarget('End', 0, [false, false, true], across)).toBe(1);
  });

  it('follows the reading direction and the orientation', () => {
    expect(tabTarget('ArrowLeft', 0, [false, false], { ...across, rtl: true })).toBe(1);
    expect(tabTarget('ArrowDown', 0, [false, false], across)).toBeNull();
    expect(tabTarget('ArrowDown', 0, [false, false], { orientation: 'vertical', rtl: true })).toBe(1);
    expect(tabTarget('ArrowRight', 0, [false, false], { orientation: 'vertical', rtl: false })).toBeNull();
  });

  it('never returns a disabled tab or an index out of range', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...keys),
        fc.array(fc.boolean(), { maxLength: 8 }),
        fc.nat(8),
        fc.boolean(),
        fc.constantFrom('horizontal', 'vertical'),
        (key, disabled, at, rtl, orientation) => {
          const target = tabTarget(key, Math.min(at, disabled.length - 1), disabled, { orientation, rtl });
          expect(target === null || disabled[target] === false).toBe(true);
        },
      ),
    );
  });
});

describe('tabEntry', () => {
  it('returns the active tab, or the first enabled one', () => {
    expect(tabEntry(1, [false, false])).toBe(1);
    expect(tabEntry(0, [true, false])).toBe(1);
    expect(tabEntry(-1, [false, false])).toBe(0);
    expect(tabEntry(0, [true])).toBe(-1);
  });
});

describe('scrollToShow', () => {
  const span = fc
    .tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 300 }))
    .map(([start, length]) => ({ start, end: start + length }));
  it('scrolls until the tab is visible, or its start if it does not fit', () => {
    fc.assert(
      fc.property(span, span, (tab, strip) => {
        const by = scrollToShow(tab, strip, 0);
        expect(tab.start - by).toBeGreaterThanOrEqual(strip.start);
        expect(tab.end - by <= strip.end || tab.end - tab.start > strip.end - strip.start).toBe(true);
      }),
    );
  });
  it('does not scroll when the tab is visible', () => {
    expect(scrollToShow({ start: 10, end: 50 }, { start: 0, end: 100 }, 8)).toBe(0);
  });
});
