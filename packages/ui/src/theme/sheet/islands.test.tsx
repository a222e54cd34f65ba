import type {} from '@vitest/browser-playwright';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button, Menu, MenuItem, Select, Switch, TextField, Tooltip } from '../../index.js';
import { colorNames } from '../colors/color-names.js';
import { presetSheet } from '../checks/preset-sheet.js';
import { applyTheme } from '../choice/theme-choice.js';
import { ThemeRoot, type ThemeRootProps } from '../choice/theme-root.js';
import { size } from '../tokens.js';

const html = document.documentElement;
afterEach(() => {
  for (const name of ['data-fields', 'data-density', 'data-container']) html.removeAttribute(name);
  applyTheme(html, { preset: 'theme5', mode: 'light', dir: 'ltr', radius: 8 });
});

/** Returns the value of a variable at an element, computed with a property that uses it. */
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
/** Returns the colours of a theme root outside other theme roots. */
async function standaloneColors(props: ThemeRootProps) {
  const { container, unmount } = await render(<ThemeRoot {...props}>Alone</ThemeRoot>);
  const colors = colorsOf(container.querySelector('[data-part="theme-root"]') ?? container);
  await unmount();
  return colors;
}

describe('a nested theme root has its own colours', () => {
  it.each([
    [
      'a dark root without other settings in a light page',
      { mode: 'dark' },
      { preset: 'theme3', mode: 'light' },
      { preset: 'theme3', mode: 'dark' },
    ],
    [
      'a light root in a dark page',
      { mode: 'light' },
      { preset: 'theme3', mode: 'dark' },
      { preset: 'theme3', mode: 'light' },
    ],
    [
      'another preset, which inherits the mode of the page',
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
      'an unknown preset, which falls back to the default',
      { preset: 'theme9' },
      { preset: 'theme1', mode: 'light' },
      { preset: 'default', mode: 'light' },
    ],
    [
      'a root that only changes the radius',
      { radius: 0 },
      { preset: 'theme6', mode: 'dark' },
      { preset: 'theme6', mode: 'dark' },
    ],
  ] as [string, ThemeRootProps, ThemeRootProps, ThemeRootProps][])('%s', async (_, own, around, same) => {
    const expected = await standaloneColors(same);
    const found = await island(own, around);
    expect(colorsOf(found.island)).toEqual(expected);
    expect(getComputedStyle(found.island).backgroundColor).toBe(expected['page']);
    expect(getComputedStyle(found.island).color).toBe(resolved(found.island, 'text'));
  });

  it('follows the system setting regardless of the mode of the page', async () => {
    for (const scheme of ['dark', 'light'] as const) {
      await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
      const expected = await standaloneColors({ preset: 'theme2', mode: scheme });
      const found = await island({ mode: 'system' }, { preset: 'theme2', mode: scheme === 'dark' ? 'light' : 'dark' });
      expect(colorsOf(found.island)).toEqual(expected);
    }
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });

  it('supports a custom preset', async () => {
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

describe('a nested theme root recomputes tokens that depend on other tokens', () => {
  it('computes the field fill from its preset, and inherits or sets filled or outlined fields', async () => {
    const { island: filled } = await island({ preset: 'theme4', mode: 'dark' });
    expect(resolved(filled, 'field-fill')).toBe(resolved(filled, 'sunken'));
    const { island: inherited } = await island({ preset: 'theme4' }, { preset: 'theme1', fields: 'outlined' });
    expect(resolved(inherited, 'field-fill')).toBe('rgba(0, 0, 0, 0)');
    expect(resolved(inherited, 'field-line')).toBe(resolved(inherited, 'line-strong'));
    const { island: explicit } = await island({ fields: 'filled' }, { preset: 'theme1', fields: 'outlined' });
    expect(resolved(explicit, 'field-fill')).toBe(resolved(explicit, 'sunken'));
    expect(resolved(explicit, 'field-line')).toBe(resolved(explicit, 'line'));
  });

  it('computes the focus ring and the radii', async () => {
    const { island: own, around } = await island({ preset: 'theme4', radius: 20 }, { preset: 'theme1', radius: 4 });
    expect(resolved(own, 'focus-ring', 'outline')).toContain(resolved(own, 'focus'));
    expect([
      resolved(own, 'radius', 'width'),
      resolved(own, 'radius-small', 'width'),
      resolved(own, 'radius-large', 'width'),
    ]).toEqual(['20px', '10px', '30px']);
    expect(resolved(around, 'radius-small', 'width')).toBe('2px');
  });

  it('sets the font, the container and the direction', async () => {
    const { island: own, around } = await island(
      { fontFamily: 'Georgia', container: 'full', dir: 'rtl' },
      { preset: 'theme1', fontFamily: 'Arial', container: 'fixed', dir: 'ltr' },
    );
    expect(getComputedStyle(own).fontFamily).toMatch(/^Georgia/);
    expect(getComputedStyle(around).fontFamily).toMatch(/^Arial/);
    expect([own, around].map((root) => getComputedStyle(root).getPropertyValue('--at-container'))).toEqual([
      'none',
      '1600px',
    ]);
    expect([own, around].map((root) => getComputedStyle(root).getPropertyValue('--at-dir'))).toEqual(['-1', '1']);
  });

  it('has a value for every variable', async () => {
    const { island: own } = await island({ mode: 'dark', dir: 'rtl', density: 'compact' });
    const style = getComputedStyle(own);
    expect(
      [...colorNames, ...Object.keys(size)].filter((name) => style.getPropertyValue(`--at-${name}`) === ''),
    ).toEqual([]);
  });
});

describe('print', () => {
  afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));

  it('is light on white paper in dark mode, also in a nested dark root', async () => {
    applyTheme(html, { preset: 'theme5', mode: 'dark', dir: 'ltr', radius: 8 });
    const { island: dark } = await island({ mode: 'dark' });
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    expect(resolved(html, 'page')).toBe('rgb(255, 255, 255)');
    expect([html, dark].map((root) => getComputedStyle(root).colorScheme)).toEqual(['light', 'light']);
  });
});

describe('direction', () => {
  const sides = (where: Element) =>
    [...where.querySelectorAll('p')].map((text) => [
      getComputedStyle(text).textAlign,
      getComputedStyle(text).unicodeBidi,
    ]);

  it('aligns sentences to the right in a right-to-left root, and to the left in a left-to-right root inside it', async () => {
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

  /** Where the last character is displayed: before or after the one in front of it. */
  const endOf = (element: Element) => {
    const text = element.firstChild as Text;
    const leftOf = (index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    return leftOf(text.length - 1) > leftOf(text.length - 2) ? 'after' : 'before';
  };

  it.each([
    ['a paragraph', <p key="text">Registered.</p>],
    ['a term', <dt key="text">Registered?</dt>],
    [
      'a label',
      <label key="text" htmlFor="none">
        Registered?
      </label>,
    ],
    ['a status', <output key="text">Registered.</output>],
    [
      'a link',
      <a key="text" data-part="link" href="#top">
        Registered?
      </a>,
    ],
  ])('displays the punctuation of %s at the end of its own language in a right-to-left root', async (_, text) => {
    const screen = await render(
      <ThemeRoot preset="theme5" dir="rtl" data-testid="rtl">
        {text}
      </ThemeRoot>,
    );
    expect(endOf(screen.getByTestId('rtl').element().firstElementChild!)).toBe('after');
  });

  it('displays the punctuation of errors at the end of their own language in a right-to-left root', async () => {
    const screen = await render(
      <ThemeRoot preset="theme5" dir="rtl" data-testid="rtl">
        <TextField label="Name" error="Enter a name." />
        <Switch label="Mails" error="Choose one." />
      </ThemeRoot>,
    );
    const errors = screen.getByTestId('rtl').element().querySelectorAll('[data-slot="error"] [data-slot="text"]');
    expect([...errors].map(endOf)).toEqual(['after', 'after']);
  });

  it('aligns a label in a centred element to the middle', async () => {
    const screen = await render(
      <ThemeRoot preset="theme5" dir="rtl" style={{ textAlign: 'center' }} data-testid="rtl">
        <label htmlFor="none">Registered?</label>
      </ThemeRoot>,
    );
    expect(getComputedStyle(screen.getByTestId('rtl').element().firstElementChild!).textAlign).toBe('center');
  });
});

describe('density and touch', () => {
  const heights = (where: Element) =>
    ['control-small', 'control', 'control-large', 'target', 'grid-row', 'card-padding'].map((name) =>
      resolved(where, name, 'width'),
    );
  const comfortable = ['32px', '40px', '48px', '24px', '54px', '24px'];
  const compact = ['28px', '32px', '40px', '24px', '44px', '16px'];

  it('each density can be nested in the other and is inherited if it is not set', async () => {
    const dense = await island({ density: 'compact' });
    expect([heights(dense.around), heights(dense.island)]).toEqual([comfortable, compact]);
    const loose = await island({ density: 'comfortable' }, { preset: 'theme5', density: 'compact' });
    expect([heights(loose.around), heights(loose.island)]).toEqual([compact, comfortable]);
    const inherited = await island({ mode: 'dark' }, { preset: 'theme5', density: 'compact' });
    expect(heights(inherited.island)).toEqual(compact);
  });

  it('controls are at least 44 px high on touch screens in both densities; rows and cards are unchanged', async () => {
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

describe('an overlay has the theme of the root it opens from', () => {
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
      'a listbox',
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
  ] as const)('%s', async (_, overlay, role, background) => {
    const expected = await standaloneColors({ preset: 'theme4', mode: 'dark' });
    await render(
      <ThemeRoot preset="theme1" mode="light">
        <ThemeRoot preset="theme4" mode="dark" dir="rtl" radius={20} density="compact" data-testid="island">
          <TextField label="Name" />
          {overlay}
        </ThemeRoot>
      </ThemeRoot>,
    );
    const element = page.getByRole(role).element();
    expect(page.getByTestId('island').element().contains(element)).toBe(true);
    expect(colorsOf(element)).toEqual(expected);
    const surface = [element, element.parentElement].find(
      (candidate) => candidate && getComputedStyle(candidate).backgroundColor === expected[background],
    );
    expect(surface).toBeTruthy();
    expect([
      getComputedStyle(element).direction,
      resolved(element, 'radius', 'width'),
      resolved(element, 'control', 'width'),
    ]).toEqual(['rtl', '20px', '32px']);
  });
});
