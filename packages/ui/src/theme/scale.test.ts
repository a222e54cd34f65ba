import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { maxBreadcrumbs } from '../navigation/breadcrumbs/breadcrumbs-state.js';
import { snackbarDefaults, snackbarTiming } from '../feedback/snackbar/snackbar-timing.js';
import { tooltipTiming } from '../overlays/tooltip/tooltip-timing.js';
import { specified } from './specified.js';
import { breakpoint } from './tokens.js';

const sheet = readFileSync(fileURLToPath(new URL('./theme.css', import.meta.url)), 'utf8');
const blockOf = (selector: string) => {
  const begin = sheet.indexOf(`${selector} {\n`);
  if (begin < 0) throw new Error(`The sheet has no block ${selector}`);
  return sheet.slice(begin, sheet.indexOf('}', begin));
};
const valueIn = (block: string, name: string) => new RegExp(`--at-${name}: (.*);`).exec(block)?.[1];

describe('the shipped sheet has the numbers of the specification', () => {
  it.each([
    ['S9.11 logo width', 'logo-width', '150px'],
    ['S9.12 drawer on the menu header', 'drawer-header', '228px'],
    ['S9.13 drawer collapsed', 'drawer-rail', '72px'],
    ['S9.14 drawer as side panel', 'drawer', '260px'],
    ['S9.15 account menu at least', 'account-menu-min', '300px'],
    ['S9.15 account menu at most', 'account-menu-max', '350px'],
    ['S9.20 tooltip at most', 'tooltip-max', '300px'],
    ['S9.26 base border radius', 'radius', '4px'],
    ['S9.28 data grid row', 'grid-row', '54px'],
    ['S9.29 main content, top margin', 'main-top', '88px'],
    ['S9.30 main content, right margin', 'main-end', '20px'],
    ['S9.31 main content, padding', 'main-padding', '20px'],
    ['S9.32 toolbar at least', 'toolbar', '48px'],
    ['S9.33 small avatar', 'avatar-small', '22px'],
    ['S9.33 medium avatar', 'avatar-medium', '34px'],
    ['S9.33 large avatar', 'avatar-large', '44px'],
    ['S9.34 card padding', 'card-padding', '24px'],
    ['S9.35 shadow opacity', 'shadow-opacity', '0.24'],
    ['S9.36 smallest heading', 'h6', '0.75rem'],
    ['S9.36 largest heading', 'h1', '2.125rem'],
  ])('%s: --at-%s is %s', (_, name, value) => {
    expect(valueIn(blockOf(':root'), name)).toBe(value);
  });

  it('S9.25 breakpoints', () => {
    expect(breakpoint).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });
});

describe('the table of the specified numbers', () => {
  it('S9.1 S9.3 S9.4 S9.5 S9.16 S9.17 S9.18 S9.19 S9.27 has those that are no lengths of the sheet', () => {
    expect(specified).toMatchObject({
      snackbar: {
        maxStack: 3,
        autoHide: 3000,
        fade: { appear: 500, enter: 600, exit: 400 },
        slide: { enter: 400, exit: 200 },
      },
      tooltip: { enterDelay: 100, touchEnterDelay: 700, touchLeaveDelay: 1500 },
      breadcrumbs: { max: 8 },
      radius: { preference: 8 },
      pageTransition: { duration: 400, enterScale: 0.99, exitScale: 1.01 },
    });
  });

  it('is what the parts go by', () => {
    const { snackbar, tooltip, breadcrumbs } = specified;
    expect([snackbarDefaults.maxStack, snackbarDefaults.autoHide, maxBreadcrumbs]).toEqual([
      snackbar.maxStack,
      snackbar.autoHide,
      breadcrumbs.max,
    ]);
    expect(snackbarTiming).toMatchObject({ Fade: snackbar.fade, Slide: snackbar.slide });
    expect([tooltipTiming.enter, tooltipTiming.touchEnter, tooltipTiming.touchLeave]).toEqual([
      tooltip.enterDelay,
      tooltip.touchEnterDelay,
      tooltip.touchLeaveDelay,
    ]);
  });
});

describe('the shipped sheet has the presets of the specification', () => {
  const presets = ['default', 'theme1', 'theme2', 'theme3', 'theme4', 'theme5', 'theme6'];
  const block = (preset: string) =>
    blockOf(
      preset === 'default' ? ':root, [data-preset]:where(:not([data-preset="inherit"]))' : `[data-preset="${preset}"]`,
    );

  it('S9.21 default and theme1 to theme6, each with a look of its own', () => {
    expect(new Set(presets.map((preset) => valueIn(block(preset), 'primary'))).size).toBe(7);
  });

  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/;
  const without = (preset: string, names: string[], fits: (colors: RegExpExecArray) => boolean) =>
    names.filter((name) => {
      const colors = pair.exec(valueIn(block(preset), name) ?? '');
      return !colors || !fits(colors);
    });

  it.each(presets)('S9.22 %s carries primary, secondary, success, error, orange and warning sets', (preset) => {
    const sets = ['primary', 'secondary', 'success', 'error', 'orange', 'warning'];
    const names = sets.flatMap((set) => [set, `${set}-hover`, `on-${set}`, `${set}-text`, `${set}-tint`]);
    expect(without(preset, names, () => true)).toEqual([]);
  });

  it.each(presets)(
    'S9.23 S9.24 %s carries grey levels, with backgrounds and text of their own in dark mode',
    (preset) => {
      const greys = [
        'page',
        'sheet',
        'raised',
        'sunken',
        'hover',
        'line',
        'line-strong',
        'text',
        'text-muted',
        'text-disabled',
      ];
      expect(without(preset, greys, ([, light, dark]) => light !== dark)).toEqual([]);
    },
  );
});

it('D.60 the shipped sheet knows light, dark, and whatever the system says', () => {
  expect(blockOf(':root, [data-mode="light"]')).toContain('color-scheme: light;');
  expect(blockOf('[data-mode="dark"]')).toContain('color-scheme: dark;');
  expect(blockOf('[data-mode="system"]')).toContain('color-scheme: light dark;');
});
