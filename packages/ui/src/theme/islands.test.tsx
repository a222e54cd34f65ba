import type {} from '@vitest/browser-playwright';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button, Menu, MenuItem, Select, TextField, Tooltip } from '../index.js';
import { colorNames } from './color-names.js';
import { presetSheet } from './preset-sheet.js';
import { applyTheme } from './theme-choice.js';
import { ThemeRoot, type ThemeRootProps } from './theme-root.js';
import { size } from './tokens.js';

const html = document.documentElement;
afterEach(() => {
  for (const name of ['data-fields', 'data-density', 'data-container']) html.removeAttribute(name);
  applyTheme(html, { preset: 'theme5', mode: 'light', dir: 'ltr', radius: 8 });
});

/** What a variable is where an element stands, worked out by a property that takes it. */
function resolved(
  where: Element,
  name: string,
  property: 'backgroundColor' | 'width' | 'boxShadow' | 'zIndex' | 'fontFamily' | 'outline' = 'backgroundColor',
) {
  const probe = document.createElement('i');
  probe.style.position = 'absolute';
  probe.style[property] = `var(--at-${name})`;
  where.append(probe);
  const value = getComputedStyle(probe)[property];
  probe.remove();
  return value;
}
const colorsOf = (where: Element) => Object.fromEntries(colorNames.map((name) => [name, resolved(where, name)]));

async function island(props: ThemeRootProps, around: ThemeRootProps = { preset: 'theme5', mode: 'light' }) {
  const screen = await render(
    <ThemeRoot {...around} className="around">
      <ThemeRoot {...props} className="island">
        Island
      </ThemeRoot>
    </ThemeRoot>,
  );
  const find = (name: string) => screen.container.querySelector(`.${name}`) as HTMLElement;
  return { island: find('island'), around: find('around') };
}
/** The colours of a preset and mode where nothing is around them. */
async function alone(props: ThemeRootProps) {
  const { container, unmount } = await render(<ThemeRoot {...props}>Alone</ThemeRoot>);
  const colors = colorsOf(container.querySelector('[data-part="theme-root"]') ?? container);
  await unmount();
  return colors;
}

describe('every colour inside an island is the island’s own', () => {
  it.each([
    [
      'a dark island that says no more, in a light page',
      { mode: 'dark' },
      { preset: 'theme3', mode: 'light' },
      { preset: 'theme3', mode: 'dark' },
    ],
    [
      'a light island in a dark page',
      { mode: 'light' },
      { preset: 'theme3', mode: 'dark' },
      { preset: 'theme3', mode: 'light' },
    ],
    [
      'another preset, which keeps the mode of its page',
      { preset: 'theme4' },
      { preset: 'theme1', mode: 'dark' },
      { preset: 'theme4', mode: 'dark' },
    ],
    [
      'the default preset',
      { preset: 'default', mode: 'dark' },
      { preset: 'theme1', mode: 'light' },
      { preset: 'default', mode: 'dark' },
    ],
    [
      'an unknown preset, which is the default',
      { preset: 'theme9' },
      { preset: 'theme1', mode: 'light' },
      { preset: 'default', mode: 'light' },
    ],
    [
      'one that only changes the radius',
      { radius: 0 },
      { preset: 'theme6', mode: 'dark' },
      { preset: 'theme6', mode: 'dark' },
    ],
  ] as [string, ThemeRootProps, ThemeRootProps, ThemeRootProps][])('%s', async (_, own, around, same) => {
    const expected = await alone(same);
    const found = await island(own, around);
    expect(colorsOf(found.island)).toEqual(expected);
    expect(getComputedStyle(found.island).backgroundColor).toBe(expected['page']);
    expect(getComputedStyle(found.island).color).toBe(resolved(found.island, 'text'));
  });

  it('as the system says, whatever the page says', async () => {
    for (const scheme of ['dark', 'light'] as const) {
      await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
      const expected = await alone({ preset: 'theme2', mode: scheme });
      const found = await island({ mode: 'system' }, { preset: 'theme2', mode: scheme === 'dark' ? 'light' : 'dark' });
      expect(colorsOf(found.island)).toEqual(expected);
    }
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });

  it('of a preset of one’s own', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = presetSheet('x-harbour', {
      name: 'Harbour',
      primary: 230,
      secondary: 60,
      grey: 235,
      chroma: 0.12,
      colors: { dark: { page: '#010203' } },
    });
    document.head.append(sheet);
    const found = await island({ preset: 'x-harbour', mode: 'dark' });
    expect(found.island.getAttribute('data-preset')).toBe('x-harbour');
    expect(resolved(found.island, 'page')).toBe('rgb(1, 2, 3)');
    expect(resolved(found.island, 'primary')).not.toBe(resolved(found.around, 'primary'));
    sheet.remove();
  });
});

describe('what is made of other tokens is made anew inside an island', () => {
  it('the fill of fields, of the island’s preset; filled or outlined is taken over, or said', async () => {
    const { island: filled } = await island({ preset: 'theme4', mode: 'dark' });
    expect(resolved(filled, 'field-fill')).toBe(resolved(filled, 'sunken'));
    const { island: taken } = await island({ preset: 'theme4' }, { preset: 'theme1', fields: 'outlined' });
    expect(resolved(taken, 'field-fill')).toBe('rgba(0, 0, 0, 0)');
    const { island: said } = await island({ fields: 'filled' }, { preset: 'theme1', fields: 'outlined' });
    expect(resolved(said, 'field-fill')).toBe(resolved(said, 'sunken'));
    expect(resolved(said, 'field-line')).toBe(resolved(said, 'line-strong'));
  });

  it('the focus ring and the radii', async () => {
    const { island: own, around } = await island({ preset: 'theme4', radius: 20 }, { preset: 'theme1', radius: 4 });
    expect(resolved(own, 'focus-ring', 'outline')).toContain(resolved(own, 'focus'));
    expect([
      resolved(own, 'radius', 'width'),
      resolved(own, 'radius-small', 'width'),
      resolved(own, 'radius-large', 'width'),
    ]).toEqual(['20px', '10px', '30px']);
    expect(resolved(around, 'radius-small', 'width')).toBe('2px');
  });

  it('the font, the container and the direction', async () => {
    const { island: own, around } = await island(
      { fontFamily: 'Georgia', container: 'full', dir: 'rtl' },
      { preset: 'theme1', fontFamily: 'Arial', container: 'fixed', dir: 'ltr' },
    );
    expect(getComputedStyle(own).fontFamily).toMatch(/^Georgia/);
    expect(getComputedStyle(around).fontFamily).toMatch(/^Arial/);
    expect([own, around].map((root) => getComputedStyle(root).getPropertyValue('--at-container'))).toEqual([
      'none',
      '1200px',
    ]);
    expect([own, around].map((root) => getComputedStyle(root).getPropertyValue('--at-dir'))).toEqual(['-1', '1']);
  });

  it('every variable has a value there', async () => {
    const { island: own } = await island({ mode: 'dark', dir: 'rtl', density: 'compact' });
    const style = getComputedStyle(own);
    expect(
      [...colorNames, ...Object.keys(size)].filter((name) => style.getPropertyValue(`--at-${name}`) === ''),
    ).toEqual([]);
  });
});

describe('direction', () => {
  const sides = (where: Element) =>
    [...where.querySelectorAll('p')].map((text) => [
      getComputedStyle(text).textAlign,
      getComputedStyle(text).unicodeBidi,
    ]);

  it('sentences of a right-to-left island begin at the right, those of a left-to-right island inside of it at the left again', async () => {
    const screen = await render(
      <ThemeRoot preset="theme5" dir="rtl" data-testid="rtl">
        <p>Registered.</p>
        <ThemeRoot dir="ltr" data-testid="ltr">
          <p>Registered.</p>
          <ThemeRoot dir="rtl" data-testid="again">
            <p>Registered.</p>
          </ThemeRoot>
        </ThemeRoot>
      </ThemeRoot>,
    );
    const [outer, inner, again] = sides(screen.getByTestId('rtl').element());
    expect(outer).toEqual(['right', 'plaintext']);
    expect(inner?.[0]).not.toBe('right');
    expect(inner?.[1]).not.toBe('plaintext');
    expect(again).toEqual(['right', 'plaintext']);
  });
});

describe('density and touch', () => {
  const heights = (where: Element) =>
    ['control-small', 'control', 'control-large', 'target', 'grid-row', 'card-padding'].map((name) =>
      resolved(where, name, 'width'),
    );
  const comfortable = ['32px', '40px', '48px', '24px', '54px', '24px'];
  const compact = ['28px', '32px', '40px', '24px', '44px', '16px'];

  it('either density stands inside of the other, and is taken over where nothing is said', async () => {
    const dense = await island({ density: 'compact' });
    expect([heights(dense.around), heights(dense.island)]).toEqual([comfortable, compact]);
    const loose = await island({ density: 'comfortable' }, { preset: 'theme5', density: 'compact' });
    expect([heights(loose.around), heights(loose.island)]).toEqual([compact, comfortable]);
    const taken = await island({ mode: 'dark' }, { preset: 'theme5', density: 'compact' });
    expect(heights(taken.island)).toEqual(compact);
  });

  it('under a finger every control is 44 px at least, in either density; rows and cards keep theirs', async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await cdp().send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
    try {
      await vi.waitFor(() => expect(matchMedia('(pointer: coarse)').matches).toBe(true));
      const touch = ['44px', '44px', '48px', '44px'];
      const found = await island({ density: 'compact' }, { preset: 'theme5', density: 'comfortable' });
      expect([heights(found.around), heights(found.island)]).toEqual([
        [...touch, '54px', '24px'],
        [...touch, '44px', '16px'],
      ]);
    } finally {
      await cdp().send('Emulation.setEmitTouchEventsForMouse', { enabled: false });
      await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
    }
  });
});

describe('what floats keeps the island’s theme', () => {
  it.each([
    [
      'a menu',
      <Menu key="menu" defaultOpen trigger={<Button>Actions</Button>}>
        <MenuItem>Edit</MenuItem>
      </Menu>,
      'menu',
      'raised',
    ],
    [
      'a list of choices',
      <Select key="select" label="Class" defaultOpen options={[{ value: '1', label: 'I' }]} />,
      'listbox',
      'raised',
    ],
    [
      'a tooltip',
      <Tooltip key="tooltip" label="More" defaultOpen>
        <Button>Open</Button>
      </Tooltip>,
      'tooltip',
      'inverse',
    ],
  ] as const)('%s', async (_, part, role, ground) => {
    const expected = await alone({ preset: 'theme4', mode: 'dark' });
    await render(
      <ThemeRoot preset="theme1" mode="light">
        <ThemeRoot preset="theme4" mode="dark" dir="rtl" radius={20} density="compact" data-testid="island">
          <TextField label="Name" />
          {part}
        </ThemeRoot>
      </ThemeRoot>,
    );
    const floating = page.getByRole(role).element();
    expect(page.getByTestId('island').element().contains(floating)).toBe(true);
    expect(colorsOf(floating)).toEqual(expected);
    const surface = [floating, floating.parentElement].find(
      (element) => element && getComputedStyle(element).backgroundColor === expected[ground],
    );
    expect(surface).toBeTruthy();
    expect([
      getComputedStyle(floating).direction,
      resolved(floating, 'radius', 'width'),
      resolved(floating, 'control', 'width'),
    ]).toEqual(['rtl', '20px', '32px']);
  });
});
