import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyTheme, modeInEffect, themeAttributes, type ThemeChoice } from './theme-choice.js';

/** A choice of any type, as storage or a server may return it. */
const untyped = (choice: unknown) => choice as ThemeChoice;

describe('themeAttributes', () => {
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
  ])('ignores invalid values: %j', (choice) => {
    const { style, 'data-preset': preset, ...rest } = themeAttributes(untyped(choice));
    expect([style, Object.values(rest).filter((value) => value !== undefined)]).toEqual([{}, []]);
    expect(['default', 'inherit']).toContain(preset);
  });

  it('cannot end the string that contains the font name', () => {
    const { style } = themeAttributes({ fontFamily: `x'; } * { display: none } </style>\\"` });
    expect(Object.values(style)).toEqual([
      "'x  *  display: none  /style', var(--at-font-fallback, system-ui), system-ui, sans-serif",
    ]);
  });

  it('does not change an attribute for an invalid value', () => {
    const attributes = new Map([['data-mode', 'dark']]);
    const element = {
      style: { setProperty: () => undefined },
      hasAttribute: (name: string) => attributes.has(name),
      setAttribute: (name: string, value: string) => void attributes.set(name, value),
    };
    applyTheme(element as unknown as HTMLElement, untyped({ mode: 'dim', preset: 'x-harbour', dir: null }));
    expect([...attributes]).toEqual([
      ['data-mode', 'dark'],
      ['data-preset', 'x-harbour'],
    ]);
  });
});

describe('modeInEffect', () => {
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
  ] as const)('returns for %s, with a dark system setting of %s: %s', (mode, matches, shown) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    expect(modeInEffect(elementIn(mode))).toBe(shown);
  });
});
