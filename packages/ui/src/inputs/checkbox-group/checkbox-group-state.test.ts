import { describe, expect, it } from 'vitest';
import { countProblem, extentOf, valuesAfter, valuesAfterAll } from './checkbox-group-state.js';

const options = [{ value: 'a' }, { value: 'b' }, { value: 'c', disabled: true }];

describe('valuesAfter', () => {
  it('returns the values in the order of the options', () =>
    expect(valuesAfter(options, ['b'], 'a', true)).toEqual(['a', 'b']));
  it('removes an unchecked value', () => expect(valuesAfter(options, ['a', 'b'], 'a', false)).toEqual(['b']));
  it('keeps values without an option', () => expect(valuesAfter(options, ['x'], 'b', true)).toEqual(['b', 'x']));
});

describe('extentOf', () => {
  it.each([
    [[], 'none'],
    [['c'], 'none'],
    [['a'], 'some'],
    [['a', 'b'], 'all'],
  ] as const)('%j are %s of the enabled options', (chosen, extent) => expect(extentOf(options, chosen)).toBe(extent));
});

describe('valuesAfterAll', () => {
  it('adds all enabled options', () => expect(valuesAfterAll(options, ['b'])).toEqual(['a', 'b']));
  it('removes all enabled options and keeps a disabled one', () =>
    expect(valuesAfterAll(options, ['a', 'b', 'c'])).toEqual(['c']));
});

describe('countProblem', () => {
  it('compares the number of choices with both limits', () => {
    expect(countProblem(1, { min: 2 })).toBe('tooFew');
    expect(countProblem(4, { max: 3 })).toBe('tooMany');
    expect(countProblem(2, { min: 2, max: 3 })).toBeNull();
    expect(countProblem(0, {})).toBeNull();
  });
});
