import { describe, expect, it } from 'vitest';
import { selectIntent } from './select-state.js';

const press = (key: string, open: boolean, altKey = false) => selectIntent({ key, altKey }, open);

describe('keys of a select', () => {
  it.each(['Enter', ' ', 'ArrowDown', 'ArrowUp'])('closed, %s opens it', (key) =>
    expect(press(key, false)).toBe('open'),
  );
  it('closed, Home and End open it at an end', () => {
    expect(press('Home', false)).toBe('open-first');
    expect(press('End', false)).toBe('open-last');
  });
  it('closed, Tab goes on', () => expect(press('Tab', false)).toBeNull());
  it.each(['Enter', ' '])('open, %s chooses', (key) => expect(press(key, true)).toBe('choose'));
  it('open, Alt with ↑ chooses, ↑ alone moves', () => {
    expect(press('ArrowUp', true, true)).toBe('choose');
    expect(press('ArrowUp', true)).toBeNull();
  });
  it('open, Tab chooses and goes on', () => expect(press('Tab', true)).toBe('choose-and-leave'));
});
