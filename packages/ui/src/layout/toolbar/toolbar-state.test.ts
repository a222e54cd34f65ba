import { describe, expect, it } from 'vitest';
import { toolbarTarget } from './toolbar-state.js';

const row = { orientation: 'horizontal', rtl: false } as const;

describe('toolbarTarget', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 1, 0],
    ['End', 0, 2],
    ['ArrowDown', 0, null],
    ['Enter', 0, null],
  ])('%s moves from %s to %s of three controls', (key, from, to) => {
    expect(toolbarTarget(key, from, 3, row)).toBe(to);
  });

  it('follows the direction of the text and of the toolbar', () => {
    expect(toolbarTarget('ArrowLeft', 0, 3, { ...row, rtl: true })).toBe(1);
    expect(toolbarTarget('ArrowDown', 0, 3, { orientation: 'vertical', rtl: false })).toBe(1);
    expect(toolbarTarget('ArrowRight', 0, 3, { orientation: 'vertical', rtl: false })).toBeNull();
  });

  it('does nothing without controls', () => {
    expect(toolbarTarget('End', -1, 0, row)).toBeNull();
  });
});
