import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { maxBreadcrumbs } from '../../navigation/breadcrumbs/breadcrumbs-state.js';
import { snackbarDefaults, snackbarTiming } from '../../feedback/snackbar/snackbar-timing.js';
import { tooltipTiming } from '../../foundation/tooltip/tooltip-timing.js';
import { specified } from './specified.js';
import { breakpoint } from '../tokens.js';

const sheet = readFileSync(fileURLToPath(new URL('../theme.css', import.meta.url)), 'utf8');
const blockOf = (selector: string) => {
  const begin = sheet.indexOf(`${selector} {\n`);
  if (begin < 0) throw new Error(`The sheet has no block ${selector}`);
  return sheet.slice(begin, sheet.indexOf('}', begin));
};
const valueIn = (block: string, name: string) => new RegExp(`--at-${name}: (.*);`).exec(block)?.[1];

describe('numbers of the specification in the shipped sheet', () => {
  it.each([
    ['logo width (S9.11)', 'logo-width', '150px'],
    ['drawer on the menu header (S9.12)', 'drawer-header', '228px'],
    ['drawer collapsed (S9.13)', 'drawer-rail', '72px'],
    ['drawer as side panel (S9.14)', 'drawer', '260px'],
    ['account menu minimum (S9.15)', 'account-menu-min', '300px'],
    ['account menu maximum (S9.15)', 'account-menu-max', '350px'],
    ['tooltip maximum (S9.20)', 'tooltip-max', '300px'],
    ['base border radius (S9.26)', 'radius', '4px'],
    ['data grid row (S9.28)', 'grid-row', '54px'],
    ['main content, top margin (S9.29)', 'main-top', '88px'],
    ['main content, right margin (S9.30)', 'main-end', '20px'],
    ['main content, padding (S9.31)', 'main-padding', '20px'],
    ['toolbar minimum (S9.32)', 'toolbar', '48px'],
    ['small avatar (S9.33)', 'avatar-small', '22px'],
    ['medium avatar (S9.33)', 'avatar-medium', '34px'],
    ['large avatar (S9.33)', 'avatar-large', '44px'],
    ['card padding (S9.34)', 'card-padding', '24px'],
    ['shadow opacity (S9.35)', 'shadow-opacity', '0.24'],
    ['smallest heading (S9.36)', 'h6', '0.75rem'],
    ['largest heading (S9.36)', 'h1', '2.125rem'],
  ])('%s: --at-%s is %s', (_, name, value) => {
    expect(valueIn(blockOf(':root'), name)).toBe(value);
  });

  it('breakpoints (S9.25)', () => {
    expect(breakpoint).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });
});

describe('specified', () => {
  it('contains the numbers of the specification that are not in the sheet (S9.1, S9.3, S9.4, S9.5, S9.16, S9.17, S9.18, S9.19, S9.27)', () => {
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

  it('is used by the components', () => {
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

describe('presets of the specification in the shipped sheet', () => {
  const presets = ['default', 'theme1', 'theme2', 'theme3', 'theme4', 'theme5', 'theme6'];
  const block = (preset: string) =>
    blockOf(
      preset === 'default' ? ':root, [data-preset]:where(:not([data-preset="inherit"]))' : `[data-preset="${preset}"]`,
    );

  it('default and theme1 to theme6, each with a different primary colour (S9.21)', () => {
    expect(new Set(presets.map((preset) => valueIn(block(preset), 'primary'))).size).toBe(7);
  });

  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/;
  const without = (preset: string, names: string[], fits: (colors: RegExpExecArray) => boolean) =>
    names.filter((name) => {
      const colors = pair.exec(valueIn(block(preset), name) ?? '');
      return !colors || !fits(colors);
    });

  it.each(presets)('%s has primary, secondary, success, error, orange and warning sets (S9.22)', (preset) => {
    const sets = ['primary', 'secondary', 'success', 'error', 'orange', 'warning'];
    const names = sets.flatMap((set) => [set, `${set}-hover`, `on-${set}`, `${set}-text`, `${set}-tint`]);
    expect(without(preset, names, () => true)).toEqual([]);
  });

  it.each(presets)('%s has grey levels, with different backgrounds and text in dark mode (S9.23, S9.24)', (preset) => {
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
  });
});

it('the shipped sheet supports light, dark and system mode (D.60)', () => {
  expect(blockOf(':root, [data-mode="light"]')).toContain('color-scheme: light;');
  expect(blockOf('[data-mode="dark"]')).toContain('color-scheme: dark;');
  expect(blockOf('[data-mode="system"]')).toContain('color-scheme: light dark;');
});
