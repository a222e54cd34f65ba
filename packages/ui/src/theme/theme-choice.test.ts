import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyTheme, modeInEffect, themeAttributes, type ThemeChoice } from './theme-choice.js';

/** As it may come from storage or a server: typed by nobody. */
const junk = (choice: unknown) => choice as ThemeChoice;

describe('A choice of a theme', () => {
  it.each([
    { fontFamily: 7 },
    { fontFamily: null },
    { fontFamily: ['Inter'] },
    { radius: '8' },
    { radius: NaN },
    { radius: -1 },
    { radius: Infinity },
    { radius: null },
    { mode: null, dir: null, fields: null },
    { mode: 'dim', dir: 'up', fields: '', density: 7, container: {} },
    { preset: null },
  ])('of values that are none says nothing: %j', (choice) => {
    const { style, 'data-preset': preset, ...rest } = themeAttributes(junk(choice));
    expect([style, Object.values(rest).filter((value) => value !== undefined)]).toEqual([{}, []]);
    expect(['default', 'inherit']).toContain(preset);
  });

  it('never ends the text that its font stands in', () => {
    const { style } = themeAttributes({ fontFamily: `x'; } * { display: none } </style>\\"` });
    expect(Object.values(style)).toEqual([
      "'x  *  display: none  /style', 'Noto Sans SC Variable', system-ui, sans-serif",
    ]);
  });

  it('leaves an element as it is where a value is none', () => {
    const attributes = new Map([['data-mode', 'dark']]);
    const element = {
      style: { setProperty: () => undefined },
      hasAttribute: (name: string) => attributes.has(name),
      setAttribute: (name: string, value: string) => void attributes.set(name, value),
    };
    applyTheme(element as unknown as HTMLElement, junk({ mode: 'dim', preset: 'x-harbour', dir: null }));
    expect([...attributes]).toEqual([
      ['data-mode', 'dark'],
      ['data-preset', 'x-harbour'],
    ]);
  });
});

describe('The mode in effect', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const elementIn = (mode: string | null) =>
    ({ closest: () => (mode === null ? null : { getAttribute: () => mode }) }) as unknown as Element;

  it.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
    [null, true, 'light'],
    ['dim', true, 'light'],
  ] as const)('of %s, where a dark system is %s, is %s', (mode, matches, shown) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    expect(modeInEffect(elementIn(mode))).toBe(shown);
  });
});
