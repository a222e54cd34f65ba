import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrollToShow, tabEntry, tabTarget } from './tabs-state.js';

const across = { orientation: 'horizontal', rtl: false } as const;
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

describe('The keys of tabs', () => {
  it('go round, and past what is disabled', () => {
    expect(tabTarget('ArrowRight', 0, [false, true, false], across)).toBe(2);
    expect(tabTarget('ArrowRight', 2, [false, true, false], across)).toBe(0);
    expect(tabTarget('ArrowLeft', 0, [false, false, true], across)).toBe(1);
    expect(tabTarget('Home', 2, [true, false, false], across)).toBe(1);
    expect(tabTarget('End', 0, [false, false, true], across)).toBe(1);
  });

  it('follow the direction of writing, and of the list', () => {
    expect(tabTarget('ArrowLeft', 0, [false, false], { ...across, rtl: true })).toBe(1);
    expect(tabTarget('ArrowDown', 0, [false, false], across)).toBeNull();
    expect(tabTarget('ArrowDown', 0, [false, false], { orientation: 'vertical', rtl: true })).toBe(1);
    expect(tabTarget('ArrowRight', 0, [false, false], { orientation: 'vertical', rtl: false })).toBeNull();
  });

  it('never lead to a disabled tab or outside', () => {
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

describe('Tab reaches', () => {
  it('the active tab, or the first that can be chosen', () => {
    expect(tabEntry(1, [false, false])).toBe(1);
    expect(tabEntry(0, [true, false])).toBe(1);
    expect(tabEntry(-1, [false, false])).toBe(0);
    expect(tabEntry(0, [true])).toBe(-1);
  });
});

describe('The strip scrolls', () => {
  const span = fc
    .tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 300 }))
    .map(([start, length]) => ({ start, end: start + length }));
  it('until the tab is in sight, and of a tab that does not fit its start is', () => {
    fc.assert(
      fc.property(span, span, (tab, strip) => {
        const by = scrollToShow(tab, strip, 0);
        expect(tab.start - by).toBeGreaterThanOrEqual(strip.start);
        expect(tab.end - by <= strip.end || tab.end - tab.start > strip.end - strip.start).toBe(true);
      }),
    );
  });
  it('not at all while it is', () => {
    expect(scrollToShow({ start: 10, end: 50 }, { start: 0, end: 100 }, 8)).toBe(0);
  });
});
