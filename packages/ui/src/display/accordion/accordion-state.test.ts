import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initiallyOpen, toggledItems } from './accordion-state.js';

const items = ['a', 'b', 'c', 'd'].map((value) => ({ value }));
const someValues = fc.subarray(['a', 'b', 'c', 'd']);
const oneValue = fc.constantFrom('a', 'b', 'c', 'd');

describe('toggledItems', () => {
  it('opens an item in the order of the items, and closes it again', () => {
    expect(toggledItems(items, ['c'], 'a', false)).toEqual(['a', 'c']);
    expect(toggledItems(items, ['a', 'c'], 'a', false)).toEqual(['c']);
  });

  it('closes the other items if only one can be open', () => {
    expect(toggledItems(items, ['c'], 'a', true)).toEqual(['a']);
    expect(toggledItems(items, ['a'], 'a', true)).toEqual([]);
  });

  it('changes only the given item, and toggling twice restores the state', () => {
    fc.assert(
      fc.property(someValues, oneValue, (open, value) => {
        const once = toggledItems(items, open, value, false);
        expect(once.includes(value)).toBe(!open.includes(value));
        expect(toggledItems(items, once, value, false).toSorted()).toEqual(open.toSorted());
      }),
    );
  });

  it('never opens two items if only one can be open', () => {
    fc.assert(
      fc.property(fc.array(oneValue), (presses) => {
        const open = presses.reduce<readonly string[]>((each, value) => toggledItems(items, each, value, true), []);
        expect(open.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('initiallyOpen', () => {
  it('ignores unknown values, and all but one if only one can be open', () => {
    expect(initiallyOpen(items, ['b', 'gone', 'c'], false)).toEqual(['b', 'c']);
    expect(initiallyOpen(items, ['gone', 'b', 'c'], true)).toEqual(['b']);
  });
});
