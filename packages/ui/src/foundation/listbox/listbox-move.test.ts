import { describe, expect, it } from 'vitest';
import { listboxMove } from './listbox-move.js';

const four = [false, true, false, false];
const many = Array.from({ length: 30 }, () => false);

describe('listboxMove', () => {
  it('skips disabled entries', () => {
    expect(listboxMove('ArrowDown', 0, four)).toBe(2);
    expect(listboxMove('ArrowUp', 2, four)).toBe(0);
  });
  it('stops at the ends, or wraps around with `wrap`', () => {
    expect(listboxMove('ArrowDown', 3, four)).toBe(3);
    expect(listboxMove('ArrowDown', 3, four, { wrap: true })).toBe(0);
    expect(listboxMove('ArrowUp', 0, four)).toBe(0);
    expect(listboxMove('ArrowUp', 0, four, { wrap: true })).toBe(3);
  });
  it('starts at the near end when no entry is active', () => {
    expect(listboxMove('ArrowDown', -1, four)).toBe(0);
    expect(listboxMove('ArrowUp', -1, four)).toBe(3);
  });
  it('moves by ten with Page Up and Page Down', () => {
    expect(listboxMove('PageDown', 5, many)).toBe(15);
    expect(listboxMove('PageDown', 25, many)).toBe(29);
    expect(listboxMove('PageUp', 15, many)).toBe(5);
    expect(listboxMove('PageUp', 4, many)).toBe(0);
  });
  it('ignores Home and End with `ends: false`, so that they move the text caret', () => {
    expect(listboxMove('End', 0, four)).toBe(3);
    expect(listboxMove('Home', 3, four)).toBe(0);
    expect(listboxMove('End', 0, four, { ends: false })).toBeNull();
  });
  it('does not move when there is no enabled entry', () => {
    expect(listboxMove('ArrowDown', -1, [])).toBe(-1);
    expect(listboxMove('End', -1, [true, true])).toBe(-1);
  });
  it('returns null for other keys', () => expect(listboxMove('a', 0, four)).toBeNull());
});
