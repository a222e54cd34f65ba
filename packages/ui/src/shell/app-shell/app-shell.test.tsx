import type {} from '@vitest/browser-playwright';
import { Profiler, useState } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { NavBar } from '../../navigation/nav-bar/index.js';
import { NavTree } from '../../navigation/nav-tree/index.js';
import { AlertDialog } from '../../overlays/alert-dialog/index.js';
import { Menu, MenuItem } from '../../overlays/menu/index.js';
import { Popover } from '../../overlays/popover/index.js';
import { accessibilityTree } from '../../testing/accessibility-tree.js';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { TopBar } from '../top-bar/index.js';
import { appShellKeys } from './app-shell.keys.js';
import { AppShell, type AppShellProps } from './index.js';

const groups = [
  {
    id: 'g',
    label: 'Medical devices',
    items: [
      { id: 'a', label: 'Add device', href: '#a' },
      { id: 'b', label: 'Your devices', href: '#b' },
    ],
  },
];
const shell = (props: Partial<AppShellProps> = {}) => (
  <AppShell
    topBar={<TopBar brand={<a href="#home">Attesta</a>} end={<button type="button">Account</button>} />}
    navigation={<NavTree groups={groups} />}
    footer="Legal"
    {...props}
  >
    {props.children ?? (
      <>
        <h1>Your devices</h1>
        <a href="#device">A device</a>
      </>
    )}
  </AppShell>
);
/** Controls the drawer's state, as the portal does. */
function Owned({ changed, ...props }: Partial<AppShellProps> & { changed?: (open: boolean, reason: string) => void }) {
  const [open, setOpen] = useState<boolean | null>(null);
  return shell({
    ...props,
    drawerOpen: open,
    onDrawerOpenChange: (next, { reason }) => {
      setOpen(next);
      changed?.(next, reason);
    },
  });
}
const slot = (name: string) => document.querySelector<HTMLElement>(`[data-slot="${name}"]`)!;
const menu = () => page.getByRole('button', { name: 'Menu', exact: true }).element() as HTMLElement;
const seen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
const nameOf = (element: Element | null) =>
  element?.ariaLabel ?? element?.querySelector('[data-slot="label"]')?.textContent ?? element?.textContent;
const main = () => document.querySelector('main')!;

const horizontal = (props: Partial<AppShellProps> = {}) =>
  shell({ layout: 'horizontal', navBar: <NavBar groups={groups} activeId="b" />, ...props });
/** Returns the names of all tab stops from a button before the shell to one after it. */
async function tabWalk(): Promise<string[]> {
  const stops: string[] = [];
  (page.getByText('Before', { exact: true }).element() as HTMLElement).focus();
  for (let turn = 0; turn < 30; turn++) {
    await userEvent.tab();
    const focused = document.activeElement as HTMLElement;
    if (focused.textContent === 'Behind') return stops;
    stops.push(`${seen(focused) ? '' : 'unseen: '}${nameOf(focused)}`);
  }
  throw new Error(`Tab never left the shell: ${stops.join(', ')}`);
}

describeConformance('AppShell', shell(), { part: 'app-shell', element: HTMLDivElement });
describeConformance('AppShell with a bar', horizontal(), { part: 'app-shell', element: HTMLDivElement });

describe('AppShell on wide screens', () => {
  beforeEach(() => page.viewport(1200, 800));
  afterEach(() => page.viewport(1024, 768));

  it('shows its drawer next to the content by default, 260 px wide (S9.14, S2.59)', async () => {
    await render(shell());
    expect(slot('drawer').offsetWidth).toBe(260);
    expect(main().getBoundingClientRect().left).toBeGreaterThanOrEqual(260);
    expect(menu().getAttribute('aria-expanded')).toBe('true');
  });

  it('collapses to a rail of 72 px with accessible labels (S2.61, S9.13)', async () => {
    const screen = await render(<Owned rail />);
    menu().click();
    await vi.waitFor(() => expect(slot('drawer').offsetWidth).toBe(72));
    expect(menu().getAttribute('aria-expanded')).toBe('false');
    await expect.element(screen.getByRole('link', { name: 'Add device' })).toBeInTheDocument();
    expect(document.querySelector<HTMLElement>('[data-slot="label"]')?.offsetWidth).toBeLessThanOrEqual(1);
    expect(main().getBoundingClientRect().left).toBe(92);
  });

  it('hides a closed drawer completely without a rail, so that it is not focusable', async () => {
    await render(<Owned />);
    menu().click();
    await vi.waitFor(() => expect(seen(slot('drawer'))).toBe(false));
    expect(main().getBoundingClientRect().left).toBe(20);
    document.querySelector<HTMLElement>('nav a')?.focus();
    expect(document.activeElement?.closest('nav')).toBeNull();
  });

  it('has the margins and padding of the specification (S9.29, S9.30, S9.31)', async () => {
    await render(shell());
    const style = getComputedStyle(main());
    expect([style.marginTop, style.marginRight, style.paddingTop, style.paddingRight]).toEqual([
      '88px',
      '20px',
      '20px',
      '20px',
    ]);
  });

  it('has a brand of 228 px and a toolbar of at least 48 px (S9.12, S9.32)', async () => {
    await render(shell());
    expect(slot('lead').offsetWidth).toBe(228);
    expect(document.querySelector<HTMLElement>('[data-part="top-bar"]')?.offsetHeight).toBeGreaterThanOrEqual(48);
  });

  it('keeps the top bar visible while the page scrolls (S2.58)', async () => {
    await render(shell({ children: <div style={{ blockSize: 3000 }} /> }));
    window.scrollTo(0, 500);
    expect(slot('bar').getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  });

  it('limits the width of the content only with `container`', async () => {
    await page.viewport(2300, 800);
    const screen = await render(shell({ container: true }));
    expect((main().firstElementChild as HTMLElement).offsetWidth).toBe(1600);
    await screen.rerender(shell());
    expect((main().firstElementChild as HTMLElement).offsetWidth).toBeGreaterThan(1800);
  });

  it('places the drawer on the other side in right-to-left text', async () => {
    document.documentElement.dir = 'rtl';
    await render(shell());
    expect(slot('drawer').getBoundingClientRect().right).toBe(document.documentElement.clientWidth);
    document.documentElement.dir = 'ltr';
  });
});

describe('AppShell on small screens', () => {
  beforeEach(() => page.viewport(390, 800));
  afterEach(() => page.viewport(1024, 768));

  it('has a closed drawer that is not focusable by default (S2.62)', async () => {
    await render(shell());
    expect(seen(slot('drawer'))).toBe(false);
    expect(menu().getAttribute('aria-expanded')).toBe('false');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  it('opens its drawer over the page, which is then inert and does not scroll', async () => {
    await render(<Owned />);
    menu().focus();
    menu().click();
    await vi.waitFor(() => expect(slot('drawer').contains(document.activeElement)).toBe(true));
    expect(page.getByRole('dialog', { name: 'Menu' }).elements()).toHaveLength(1);
    expect(slot('page').inert && slot('bar').inert).toBe(true);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  });

  it.each(appShellKeys)('$keys: $does', async (row) => {
    await render(<Owned />);
    menu().focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(slot('drawer').contains(document.activeElement)).toBe(true));
    await walkKeys(row, { focusFirst: page.getByRole('button', { name: 'Close menu' }).element() as HTMLElement });
    await vi.waitFor(() => expect(nameOf(document.activeElement)).toBe(row.focus ?? 'Menu'));
    expect(page.getByRole('dialog').elements()).toHaveLength(row.focus ? 1 : 0);
  });

  it('closes its drawer on an outside press, on its close button and on a link click', async () => {
    const changed = vi.fn<(open: boolean, reason: string) => void>();
    const screen = await render(<Owned changed={changed} />);
    for (const [reason, close] of [
      ['scrim', () => slot('scrim').click()],
      ['close-button', () => screen.getByRole('button', { name: 'Close menu' }).click()],
      ['link', () => screen.getByRole('link', { name: 'Your devices' }).click()],
    ] as const) {
      menu().click();
      await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith(true, 'menu-button'));
      await close();
      await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith(false, reason));
    }
  });

  it('closes its drawer on Escape only after the popups that were opened in it', async () => {
    const screen = await render(
      <Owned
        drawerBrand={
          <Menu trigger={<button type="button">Organisation</button>}>
            <MenuItem>Other</MenuItem>
          </Menu>
        }
      />,
    );
    menu().click();
    await screen.getByRole('button', { name: 'Organisation' }).click();
    await userEvent.keyboard('{Escape}');
    expect([page.getByRole('menu').elements().length, page.getByRole('dialog').elements().length]).toEqual([0, 1]);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(page.getByRole('dialog').elements()).toHaveLength(0));
  });

  it('does not trap Tab in a dialog, popover or snackbar above it', async () => {
    const brand = (
      <>
        <AlertDialog
          title="Your session ends"
          description="Stay signed in?"
          confirmLabel="Stay"
          trigger={<button type="button">Ask</button>}
        />
        <Popover label="Notes" trigger={<button type="button">Notes</button>}>
          <button type="button">First note</button>
        </Popover>
      </>
    );
    const screen = await render(
      <>
        <Owned drawerBrand={brand} />
        <button type="button">In a snackbar</button>
      </>,
    );
    menu().click();
    await screen.getByRole('button', { name: 'Ask' }).click();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'Notes' }).click();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'First note' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    (screen.getByRole('button', { name: 'In a snackbar' }).element() as HTMLElement).focus();
    await userEvent.tab({ shift: true });
    expect(slot('drawer').contains(document.activeElement)).toBe(true);
    expect(nameOf(document.activeElement)).toBe('Your devices');
  });

  it('closes the panel when the window becomes narrow and reopens it when it becomes wide', async () => {
    await page.viewport(1200, 800);
    await render(<Owned />);
    menu().click();
    await vi.waitFor(() => expect(seen(slot('drawer'))).toBe(false));
    menu().click();
    await vi.waitFor(() => expect(seen(slot('drawer'))).toBe(true));
    await page.viewport(390, 800);
    await vi.waitFor(() => expect(seen(slot('drawer'))).toBe(false));
    await page.viewport(1200, 800);
    await vi.waitFor(() => expect(seen(slot('drawer'))).toBe(true));
  });
});

describe('AppShell at any width', () => {
  it('has landmarks for header, navigation, content and footer', async () => {
    const screen = await render(shell());
    for (const role of ['banner', 'navigation', 'main', 'contentinfo'] as const)
      expect(screen.getByRole(role).elements()).toHaveLength(1);
  });

  it('has the skip link as the first tab stop', async () => {
    await render(shell());
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(main());
  });

  it('lays out its drawer without a script, in its final position before hydration', async () => {
    const host = document.createElement('div');
    await render(shell()); // its styles
    host.innerHTML = renderToString(shell());
    document.body.append(host);
    const drawer = host.querySelector<HTMLElement>('[data-slot="drawer"]')!;
    expect(seen(drawer)).toBe(true);
    await page.viewport(390, 800);
    await vi.waitFor(() => expect(seen(drawer)).toBe(false));
    await page.viewport(1024, 768);
    host.remove();
  });
});

describe('AppShell as a rail', () => {
  const rail = (props: Partial<AppShellProps> = {}) => shell({ rail: true, drawerOpen: false, ...props });
  const tip = () => document.querySelector<HTMLElement>('[role="tooltip"]');
  const entry = (name: string) => page.getByRole('link', { name }).element() as HTMLElement;
  beforeEach(() => page.viewport(1200, 800));
  afterEach(async () => {
    vi.useRealTimers();
    await userEvent.unhover(document.body);
    document.documentElement.dir = 'ltr';
    await page.viewport(1024, 768);
  });

  it('shows a tooltip with the name of the hovered entry, and no native title', async () => {
    const screen = await render(rail());
    await screen.getByRole('link', { name: 'Add device' }).hover();
    await vi.waitFor(() => expect(tip()?.textContent).toBe('Add device'));
    await vi.waitFor(() =>
      expect(tip()!.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        entry('Add device').getBoundingClientRect().right,
      ),
    );
    expect(entry('Add device').title).toBe('');
    await screen.getByRole('link', { name: 'Your devices' }).hover();
    await vi.waitFor(() => expect(tip()?.textContent).toBe('Your devices'));
    await screen.getByRole('link', { name: 'A device', exact: true }).hover();
    await vi.waitFor(() => expect(tip()).toBeNull());
  });

  it('shows the name of the keyboard-focused entry until Escape', async () => {
    document.documentElement.dir = 'rtl';
    await render(rail());
    menu().focus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await vi.waitFor(() => expect(tip()?.textContent).toBe('Add device'));
    await vi.waitFor(() =>
      expect(tip()!.getBoundingClientRect().right).toBeLessThanOrEqual(
        entry('Add device').getBoundingClientRect().left,
      ),
    );
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(tip()).toBeNull());
    expect(nameOf(document.activeElement)).toBe('Add device');
  });

  it('shows no tooltip when the labels are visible', async () => {
    const screen = await render(rail());
    await screen.getByRole('link', { name: 'Add device' }).hover(); // loads the tooltip
    await vi.waitFor(() => expect(tip()).not.toBeNull());
    await userEvent.unhover(document.body);
    await vi.waitFor(() => expect(tip()).toBeNull());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const rest = () =>
      flushSync(() => {
        entry('Add device').dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));
        vi.advanceTimersByTime(10_000);
      });
    rest();
    expect(tip()?.textContent).toBe('Add device');
    await screen.rerender(rail({ drawerOpen: true }));
    rest();
    expect(tip()).toBeNull();
  });
});

describe('AppShell with a horizontal menu', () => {
  afterEach(() => page.viewport(1024, 768));
  const bar = () => document.querySelector<HTMLElement>('[data-part="nav-bar"]')!;
  const reachable = () => [bar(), slot('drawer')].filter((navigation) => seen(navigation));

  it('shows its navigation in a second bar and no drawer from 1200 px (S2.60)', async () => {
    await page.viewport(1200, 800);
    const screen = await render(horizontal());
    expect(reachable()).toEqual([bar()]);
    expect(getComputedStyle(slot('drawer')).display).toBe('none');
    expect(screen.getByRole('button', { name: 'Menu', exact: true }).elements()).toEqual([]);
    expect(bar().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      document.querySelector('[data-part="top-bar"]')!.getBoundingClientRect().bottom,
    );
    expect(main().getBoundingClientRect().left).toBe(20);
  });

  it('has the same distance below two bars as below one', async () => {
    await page.viewport(1200, 800);
    const gap = () => main().getBoundingClientRect().top - slot('bar').getBoundingClientRect().bottom;
    const screen = await render(shell());
    const vertical = gap();
    await screen.rerender(horizontal());
    expect(gap()).toBe(vertical);
  });

  it('aligns brand, groups and content', async () => {
    await page.viewport(1500, 800);
    await render(horizontal({ container: true }));
    const left = (element: Element | null | undefined) => Math.round(element!.getBoundingClientRect().left);
    const line = left(main().querySelector('h1'));
    expect([left(slot('brand')), left(bar().querySelector('[data-slot="name"]'))]).toEqual([line, line]);
  });

  it.each([390, 899, 900, 1199, 1200, 1800])('never shows both navigations: %i px (D.72)', async (width) => {
    await page.viewport(width, 800);
    await render(horizontal());
    const navigations = page.getByRole('navigation').elements();
    expect(navigations.length).toBe(width < 900 ? 0 : 1);
    expect(reachable()).toEqual(width < 900 ? [] : [width < 1200 ? slot('drawer') : bar()]);
  });

  it('shows the drawer below 1200 px and retains its state while the window is wider', async () => {
    await page.viewport(1100, 800);
    await render(<Owned layout="horizontal" navBar={<NavBar groups={groups} />} />);
    menu().click();
    await vi.waitFor(() => expect(seen(slot('drawer'))).toBe(false));
    await page.viewport(1300, 800);
    await vi.waitFor(() => expect(reachable()).toEqual([bar()]));
    await page.viewport(1100, 800);
    expect(reachable()).toEqual([]);
    await page.viewport(390, 800);
    // matchMedia fires in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    menu().click();
    await vi.waitFor(() => expect(slot('drawer').contains(document.activeElement)).toBe(true));
  });

  it.each([
    ['from a group of the bar to the page’s entry in the drawer', 1300, 'Medical devices', 1100, 'Your devices', {}],
    ['from a link in a group to the same link in the drawer', 1300, 'Add device', 1100, 'Add device', {}],
    [
      'from the bar to the button of a closed drawer',
      1300,
      'Medical devices',
      1100,
      'Menu',
      { defaultDrawerOpen: false },
    ],
    ['from the bar to the button of a modal drawer', 1300, 'Medical devices', 390, 'Menu', {}],
    ['from the drawer to the page’s group in the bar', 1100, 'Add device', 1300, 'Medical devices', {}],
    [
      'from the rail to the page’s group in the bar',
      1100,
      'Add device',
      1300,
      'Medical devices',
      { rail: true, defaultDrawerOpen: false },
    ],
    ['from the button of the drawer to the page’s group in the bar', 1100, 'Menu', 1300, 'Medical devices', {}],
    ['from the modal drawer to the page’s group in the bar', 390, 'Your devices', 1300, 'Medical devices', {}],
    ['from the drawer next to the page to its button', 1100, 'Add device', 390, 'Menu', { layout: 'vertical' }],
  ] as const)(
    'keeps the focus in its navigation when the width changes, %s',
    async (_, before, from, after, to, props) => {
      await page.viewport(before, 800);
      const tree = <NavTree groups={groups} activeId="b" />;
      await render(
        horizontal({
          navigation: tree,
          navBar: (
            <NavBar groups={groups} activeId="b" defaultOpen={before === 1300 && from === 'Add device' ? 'g' : null} />
          ),
          ...props,
        }),
      );
      if (before < 900) menu().click();
      await vi.waitFor(() => {
        [...document.querySelectorAll<HTMLElement>('nav a, nav button, [data-slot="drawer-button"]')]
          .find((element) => seen(element) && nameOf(element) === from)!
          .focus();
        expect(nameOf(document.activeElement)).toBe(from);
      });
      await page.viewport(after, 800);
      await vi.waitFor(() =>
        expect([document.activeElement!.localName, nameOf(document.activeElement)]).toEqual([
          to.endsWith('device') || to.startsWith('Your') ? 'a' : 'button',
          to,
        ]),
      );
      expect(seen(document.activeElement as HTMLElement)).toBe(true);
    },
  );

  it('lays out its bar before hydration, and shows the drawer without `navBar`', async () => {
    await page.viewport(1300, 800);
    const screen = await render(horizontal()); // its styles
    await screen.unmount();
    const host = document.createElement('div');
    host.innerHTML = renderToString(horizontal());
    document.body.append(host);
    expect(reachable()).toEqual([bar()]);
    host.remove();
    await render(shell({ layout: 'horizontal' }));
    expect(seen(slot('drawer'))).toBe(true);
  });
});

describe('AppShell by keyboard and by screen reader', () => {
  afterEach(() => page.viewport(1024, 768));

  it.each([
    ['vertical', 1200, ['Skip to content', 'Menu', 'Attesta', 'Account', 'Add device', 'Your devices', 'A device']],
    ['vertical', 390, ['Skip to content', 'Menu', 'Attesta', 'Account', 'A device']],
    ['horizontal', 1200, ['Skip to content', 'Attesta', 'Account', 'Medical devices', 'A device']],
    ['horizontal', 1000, ['Skip to content', 'Menu', 'Attesta', 'Account', 'Add device', 'Your devices', 'A device']],
    ['horizontal', 390, ['Skip to content', 'Menu', 'Attesta', 'Account', 'A device']],
  ] as const)('%s at %i px: Tab moves through the visible elements only, in order', async (layout, width, stops) => {
    await page.viewport(width, 800);
    await render(
      <>
        <button type="button">Before</button>
        {layout === 'horizontal' ? horizontal() : shell()}
        <button type="button">Behind</button>
      </>,
    );
    expect(await tabWalk()).toEqual(stops);
  });

  it('has the expected accessibility tree with a drawer', async () => {
    await page.viewport(1200, 800);
    await render(shell());
    await expect
      .poll(accessibilityTree)
      .toEqual([
        'link "Skip to content"',
        'banner',
        '  button "Menu" expanded',
        '  link "Attesta"',
        '  button "Account"',
        'navigation "Main navigation"',
        '  list "Medical devices"',
        '    listitem',
        '      link "Add device"',
        '    listitem',
        '      link "Your devices"',
        'main',
        '  heading "Your devices"',
        '  link "A device"',
        'contentinfo',
      ]);
  });

  it('has the expected accessibility tree with a bar', async () => {
    await page.viewport(1200, 800);
    await render(horizontal());
    await expect
      .poll(accessibilityTree)
      .toEqual([
        'link "Skip to content"',
        'banner',
        '  link "Attesta"',
        '  button "Account"',
        '  navigation "Main navigation"',
        '    list',
        '      listitem',
        '        button "Medical devices" not expanded',
        'main',
        '  heading "Your devices"',
        '  link "A device"',
        'contentinfo',
      ]);
  });

  it('has the expected accessibility tree with a modal drawer, which hides the page', async () => {
    await page.viewport(390, 800);
    await render(shell({ drawerOpen: true }));
    await vi.waitFor(() => expect(slot('drawer').getAnimations()).toEqual([])); // the slide animation has ended
    await expect
      .poll(accessibilityTree)
      .toEqual([
        'dialog "Menu" modal',
        '  button "Close menu"',
        '  navigation "Main navigation"',
        '    list "Medical devices"',
        '      listitem',
        '        link "Add device"',
        '      listitem',
        '        link "Your devices"',
      ]);
  });
});

describe('AppShell on narrow screens and with large text', () => {
  beforeEach(() => {
    document.documentElement.style.fontSize = '32px';
  });
  afterEach(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(1024, 768);
  });
  const long = [
    {
      id: 'g',
      label: 'Dispositifs médicaux et accessoires',
      items: [
        { id: 'a', label: 'Enregistrer un nouveau dispositif médical', href: '#a' },
        { id: 'b', label: 'Disponibilitatea codurilor', href: '#b' },
      ],
    },
  ];
  /** Returns text that overflows its box or the window. */
  const clipped = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[data-part="app-shell"] :is(a, button, h1, [data-slot="label"], [data-slot="heading"])',
      ),
    ]
      .filter((element) => seen(element) && element.offsetWidth > 1 && element.dataset['part'] !== 'skip-link')
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 ||
          element.getBoundingClientRect().right > innerWidth + 1 ||
          element.getBoundingClientRect().left < -1,
      )
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => element.textContent);

  it.each([
    [320, 'vertical', null],
    [320, 'vertical', true],
    [320, 'horizontal', null],
    [900, 'vertical', null],
    [1200, 'horizontal', null],
  ] as const)(
    'at %i px, %s, drawer %s: clips nothing and does not scroll horizontally',
    async (width, layout, drawerOpen) => {
      await page.viewport(width, 800);
      await render(
        horizontal({
          layout,
          drawerOpen,
          navigation: <NavTree groups={long} />,
          navBar: <NavBar groups={long} />,
          children: <h1>Vos dispositifs</h1>,
        }),
      );
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(clipped()).toEqual([]);
      expect(main().getBoundingClientRect().top).toBeGreaterThanOrEqual(slot('bar').getBoundingClientRect().bottom);
      // The drawer starts below the bar, or covers it.
      expect(
        width < 900 ||
          layout === 'horizontal' ||
          slot('drawer').getBoundingClientRect().top >= slot('bar').getBoundingClientRect().bottom - 1,
      ).toBe(true);
    },
  );

  it('does not clip words in its drawer at 200 % text size', async () => {
    await page.viewport(1200, 800);
    await render(
      shell({
        navigation: (
          <NavTree groups={[{ id: 'g', label: 'Menu', items: [{ id: 'a', label: 'Matchmaking', href: '#a' }] }]} />
        ),
      }),
    );
    expect(document.querySelector<HTMLElement>('[data-slot="label"]')!.offsetHeight).toBeLessThan(60);
  });
});

describe('AppShell state and rendering', () => {
  afterEach(() => page.viewport(1024, 768));

  it('manages the drawer’s state itself, starting with the default', async () => {
    await page.viewport(1200, 800);
    const changed = vi.fn();
    await render(shell({ defaultDrawerOpen: false, onDrawerOpenChange: changed }));
    expect(seen(slot('drawer'))).toBe(false);
    menu().click();
    await vi.waitFor(() => expect(seen(slot('drawer'))).toBe(true));
    expect(changed).toHaveBeenLastCalledWith(true, expect.objectContaining({ reason: 'menu-button' }));
  });

  it('re-renders neither page nor navigation when the drawer opens and closes', async () => {
    await page.viewport(1200, 800);
    const Page = vi.fn(() => <h1>Devices</h1>);
    const Navigation = vi.fn(() => <a href="#a">Add device</a>);
    const commits = vi.fn();
    await render(
      <Profiler id="shell" onRender={commits}>
        {shell({ children: <Page />, navigation: <Navigation /> })}
      </Profiler>,
    );
    const before = commits.mock.calls.length;
    menu().click();
    await vi.waitFor(() => expect(seen(slot('drawer'))).toBe(false));
    menu().click();
    await vi.waitFor(() => expect(seen(slot('drawer'))).toBe(true));
    expect([Page.mock.calls.length, Navigation.mock.calls.length]).toEqual([1, 1]);
    expect(commits.mock.calls.length - before).toBe(2);
  });

  it('does not cover the focused element with its bar', async () => {
    await page.viewport(1200, 600);
    await render(
      shell({
        children: (
          <>
            {Array.from({ length: 60 }, (_, index) => (
              <p key={index}>
                <a href={`#${index}`}>Device {index}</a>
              </p>
            ))}
          </>
        ),
      }),
    );
    const link = document.querySelector<HTMLElement>('a[href="#30"]')!;
    window.scrollTo(0, link.getBoundingClientRect().top + scrollY - 10); // covered by the bar
    link.focus();
    expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(slot('bar').getBoundingClientRect().bottom);
    window.scrollTo(0, 0);
  });
});

describe('a printed page', () => {
  afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));

  it('contains the content without top bar, navigation and buttons', async () => {
    await render(
      shell({
        children: (
          <>
            <h1>Your devices</h1>
            <Button>Export</Button>
          </>
        ),
      }),
    );
    const parts = () => [slot('bar'), slot('drawer'), page.getByText('Export').element() as HTMLElement].map(seen);
    const heading = page.getByRole('heading', { name: 'Your devices' }).element() as HTMLElement;
    expect(parts()).toEqual([true, true, true]);
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    expect(parts()).toEqual([false, false, false]);
    expect(seen(heading)).toBe(true);
    expect(heading.getBoundingClientRect().top).toBeLessThan(40);
  });
});
