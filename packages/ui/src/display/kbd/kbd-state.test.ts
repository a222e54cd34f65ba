import { describe, expect, it } from 'vitest';
import { nameOfKey, parseKeys } from './kbd-state.js';

describe('parseKeys', () => {
  it.each([
    ['Mod+Shift+K', [['Mod', 'Shift', 'K']]],
    ['G H', [['G'], ['H']]],
    [' Mod+Plus  Enter ', [['Mod', 'Plus'], ['Enter']]],
    ['', []],
  ])('%s', (keys, presses) => {
    expect(parseKeys(keys)).toEqual(presses);
  });
});

describe('nameOfKey', () => {
  it.each([
    ['Mod', 'mac', '⌘', 'Command'],
    ['Mod', 'other', 'Ctrl', 'Control'],
    ['Alt', 'mac', '⌥', 'Option'],
    ['Alt', 'other', 'Alt', 'Alt'],
    ['ArrowUp', 'other', '↑', 'Arrow up'],
    ['k', 'other', 'K', 'K'],
    ['F6', 'other', 'F6', 'F6'],
  ] as const)('%s on %s', (key, platform, text, spoken) => {
    expect(nameOfKey(key, platform)).toEqual({ text, spoken });
  });

  it('can be replaced', () => {
    expect(nameOfKey('Control', 'other', { Control: { text: 'Strg', spoken: 'Steuerung' } }).text).toBe('Strg');
  });
});
