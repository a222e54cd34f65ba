import { describe, expect, it } from 'vitest';
import { selectIntent } from './select-state.js';

const press = (key: string, open: boolean, altKey = false) => selectIntent({ key, altKey }, open);

describe('selectIntent', () => {
  it.each(['Enter', ' ', 'ArrowDown', 'ArrowUp'])('opens a closed select on %s', (key) =>
    expect(press(key, false)).toBe('open'),
  );
  it('opens a closed select at the first or last option on Home and End', () => {
    expect(press('Home', false)).toBe('open-first');
    expect(press('End', false)).toBe('open-last');
  });
  it('ignores Tab on a closed select', () => expect(press('Tab', false)).toBeNull());
  it.each(['Enter', ' '])('chooses in an open select on %s', (key) => expect(press(key, true)).toBe('choose'));
  it('chooses on Alt+ArrowUp, but not on ArrowUp', () => {
    expect(press('ArrowUp', true, true)).toBe('choose');
    expect(press('ArrowUp', true)).toBeNull();
  });
  it('chooses in an open select and moves on to the next field on Tab', () =>
    expect(press('Tab', true)).toBe('choose-and-leave'));
});
