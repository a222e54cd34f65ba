import { describe, expect, it } from 'vitest';
import { offsetAboveActions } from './offset-above-actions.js';

describe('The offset of the toasts in a dialog', () => {
  it('is 0 if the stack does not reach the actions', () => {
    expect(offsetAboveActions(50, { start: 200, end: 260 }, 600)).toBe(0);
  });

  it('is beyond the actions if the stack reaches them', () => {
    expect(offsetAboveActions(180, { start: 150, end: 210 }, 600)).toBe(218);
    expect(offsetAboveActions(50, { start: 0, end: 72 }, 600)).toBe(80);
  });

  it('keeps the stack in the window', () => {
    expect(offsetAboveActions(300, { start: 200, end: 260 }, 500)).toBe(192);
  });
});
