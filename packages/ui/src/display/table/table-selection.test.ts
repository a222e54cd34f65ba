import { describe, expect, it } from 'vitest';
import { keyRange, selectionState, withKeys } from './table-selection.js';

describe('selectionState', () => {
  it.each([
    ['none', []],
    ['some', ['b']],
    ['all', ['a', 'b', 'z']],
  ] as const)('is %s', (state, selected) => expect(selectionState(['a', 'b'], new Set(selected))).toBe(state));
  it('is none for a table without rows', () => expect(selectionState([], new Set(['z']))).toBe('none'));
});

describe('withKeys', () => {
  it('adds keys once and keeps those of other pages', () =>
    expect(withKeys(['z', 'a'], ['a', 'b'], true)).toEqual(['z', 'a', 'b']));
  it('removes keys', () => expect(withKeys(['z', 'a', 'b'], ['a', 'b'], false)).toEqual(['z']));
});

describe('keyRange', () => {
  const order = ['a', 'b', 'c', 'd'];
  it('includes both ends in the order of the rows, in both directions', () => {
    expect(keyRange(order, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(keyRange(order, 'd', 'b')).toEqual(['b', 'c', 'd']);
  });
  it('is only the key without an anchor, or with an anchor that is no longer in the table', () => {
    expect(keyRange(order, null, 'c')).toEqual(['c']);
    expect(keyRange(order, 'gone', 'c')).toEqual(['c']);
  });
});
