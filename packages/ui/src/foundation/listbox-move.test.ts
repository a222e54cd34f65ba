import { describe, expect, it } from 'vitest';
import { listboxMove } from './listbox-move.js';

const four = [false, true, false, false];
const many = Array.from({ length: 30 }, () => false);

describe('moving in a list', () => {
  it('goes past what is disabled', () => {
    expect(listboxMove('ArrowDown', 0, four)).toBe(2);
    expect(listboxMove('ArrowUp', 2, four)).toBe(0);
  });
  it('stays at its ends, or goes round where told', () => {
    expect(listboxMove('ArrowDown', 3, four)).toBe(3);
    expect(listboxMove('ArrowDown', 3, four, { round: true })).toBe(0);
    expect(listboxMove('ArrowUp', 0, four)).toBe(0);
    expect(listboxMove('ArrowUp', 0, four, { round: true })).toBe(3);
  });
  it('begins at the near end when nothing is active', () => {
    expect(listboxMove('ArrowDown', -1, four)).toBe(0);
    expect(listboxMove('ArrowUp', -1, four)).toBe(3);
  });
  it('goes ten at a time with Page Up and Page Down', () => {
    expect(listboxMove('PageDown', 5, many)).toBe(15);
    expect(listboxMove('PageDown', 25, many)).toBe(29);
    expect(listboxMove('PageUp', 15, many)).toBe(5);
    expect(listboxMove('PageUp', 4, many)).toBe(0);
  });
  it('leaves Home and End to a text cursor', () => {
    expect(listboxMove('End', 0, four)).toBe(3);
    expect(listboxMove('Home', 3, four)).toBe(0);
    expect(listboxMove('End', 0, four, { ends: false })).toBeNull();
  });
  it('stays where it is when there is nothing to go to', () => {
    expect(listboxMove('ArrowDown', -1, [])).toBe(-1);
    expect(listboxMove('End', -1, [true, true])).toBe(-1);
  });
  it('says of other keys that they do not move', () => expect(listboxMove('a', 0, four)).toBeNull());
});
