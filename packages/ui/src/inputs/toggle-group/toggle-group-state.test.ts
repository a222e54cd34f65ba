import { describe, expect, it } from 'vitest';
import { pressedAfter, toggleTarget } from './toggle-group-state.js';

const none = [false, false, false];
const horizontal = { orientation: 'horizontal', rtl: false } as const;

describe('toggleTarget', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowDown', 0, null],
    ['PageDown', 0, null],
    ['a', 0, null],
  ])('%s from %i moves to %s in a horizontal group', (key, from, to) =>
    expect(toggleTarget(key, from, none, horizontal)).toBe(to),
  );
  it('moves with ArrowDown and ArrowUp in a vertical group', () => {
    const vertical = { orientation: 'vertical', rtl: true } as const;
    expect(toggleTarget('ArrowDown', 0, none, vertical)).toBe(1);
    expect(toggleTarget('ArrowUp', 0, none, vertical)).toBe(2);
    expect(toggleTarget('ArrowRight', 0, none, vertical)).toBeNull();
  });
  it('follows the reading direction', () =>
    expect(toggleTarget('ArrowLeft', 0, none, { orientation: 'horizontal', rtl: true })).toBe(1));
  it('skips disabled toggles', () => expect(toggleTarget('ArrowRight', 0, [false, true, false], horizontal)).toBe(2));
});

describe('pressedAfter', () => {
  it('replaces the pressed toggle of a single group and releases it again', () => {
    const single = { multiple: false, required: false };
    expect(pressedAfter(['a'], 'b', single)).toEqual(['b']);
    expect(pressedAfter(['a'], 'a', single)).toEqual([]);
  });
  it('adds and removes toggles of a multiple group', () => {
    const multiple = { multiple: true, required: false };
    expect(pressedAfter(['a'], 'b', multiple)).toEqual(['a', 'b']);
    expect(pressedAfter(['a', 'b'], 'a', multiple)).toEqual(['b']);
  });
  it.each([true, false])('does not release the last toggle of a required group (multiple: %s)', (multiple) =>
    expect(pressedAfter(['a'], 'a', { multiple, required: true })).toBeNull(),
  );
});
