import { useState } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NavTree } from '../../navigation/nav-tree/index.js';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { TopBar } from '../top-bar/index.js';
import { appShellKeys } from './app-shell.keys.js';
import { AppShell, type AppShellProps } from './index.js';

const groups = [{ id: 'g', label: 'Medical devices', items: [{ id: 'a', label: 'Add device', href: '#a' }, { id: 'b', label: 'Your devices', href: '#b' }] }];
const shell = (props: Partial<AppShellProps> = {}) => (
  <AppShell topBar={<TopBar start={<a href="#home">Attesta</a>} end={<button type="button">Account</button>} />} navigation={<NavTree groups={groups} />} footer="Legal" {...props}>
    <h1>Your devices</h1>
    <a href="#device">A device</a>
  </AppShell>
);
/** Owns the drawer's state, as the portal does. */
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
const nameOf = (element: Element | null) => element?.ariaLabel ?? element?.querySelector('[data-slot="label"]')?.textContent;
const main = () => document.querySelector('main')!;

describeConformance('AppShell', shell(), { part: 'app-shell', element: HTMLDivElement });
describeConformance('TopBar', <TopBar start="Attesta" />, { part: 'top-bar', element: HTMLDivElement });

describe('AppShell on wide screens', () => {
  beforeEach(() => page.viewport(1200, 800));
  afterEach(() => page.viewport(1024, 768));

  it('S9.14 S2.59 has its drawer open beside the content by default, 260 px wide', async () => {
    await render(shell());
    expect(slot('drawer').offsetWidth).toBe(260);
    expect(main().getBoundingClientRect().left).toBeGreaterThanOrEqual(260);
    expect(menu().getAttribute('aria-expanded')).toBe('true');
  });

  it('S2.61 S9.13 collapses to a rail of 72 px, whose labels are still read', async () => {
    const screen = await render(<Owned rail />);
    menu().click();
    await vi.waitFor(() => expect(slot('drawer').offsetWidth).toBe(72));
    expect(menu().getAttribute('aria-expanded')).toBe('false');
    await expect.element(screen.getByRole('link', { name: 'Add device' })).toBeInTheDocument();
    expect(document.querySelector<HTMLElement>('[data-slot="label"]')?.offsetWidth).toBeLessThanOrEqual(1);
    expect(main().getBoundingClientRect().left).toBe(92);
  });

  it('collapses altogether without a rail, and then holds no focus', async () => {
    await render(<Owned />);
    menu().click();
    await vi.waitFor(() => expect(seen(slot('drawer'))).toBe(false));
    expect(main().getBoundingClientRect().left).toBe(20);
    document.querySelector<HTMLElement>('nav a')?.focus();
    expect(document.activeElement?.closest('nav')).toBeNull();
  });

  it('S9.29 S9.30 S9.31 keeps the margins and padding of the specification', async () => {
    await render(shell());
    const style = getComputedStyle(main());
    expect([style.marginTop, style.marginRight, style.paddingTop, style.paddingRight]).toEqual(['88px', '20px', '20px', '20px']);
  });

  it('S9.12 S9.32 gives the brand 228 px and the toolbar at least 48 px', async () => {
    await render(shell());
    expect(slot('brand').offsetWidth).toBe(228);
    expect(document.querySelector<HTMLElement>('[data-part="top-bar"]')?.offsetHeight).toBeGreaterThanOrEqual(48);
  });

  it('S2.58 keeps the top bar above the page when it scrolls', async () => {
    await render(shell({ children: <div style={{ blockSize: 3000 }} /> }));
    window.scrollTo(0, 500);
    expect(slot('bar').getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  });

  it('limits the content with `container` only', async () => {
    await page.viewport(1800, 800);
    const screen = await render(shell({ container: true }));
    expect((main().firstElementChild as HTMLElement).offsetWidth).toBe(1200);
    await screen.rerender(shell());
    expect((main().firstElementChild as HTMLElement).offsetWidth).toBeGreaterThan(1400);
  });

  it('stands on the other side from right to left', async () => {
    document.documentElement.dir = 'rtl';
    await render(shell());
    expect(slot('drawer').getBoundingClientRect().right).toBe(document.documentElement.clientWidth);
    document.documentElement.dir = 'ltr';
  });
});

describe('AppShell on small screens', () => {
  beforeEach(() => page.viewport(390, 800));
  afterEach(() => page.viewport(1024, 768));

  it('S2.62 has its drawer closed by default, out of reach of the focus', async () => {
    await render(shell());
    expect(seen(slot('drawer'))).toBe(false);
    expect(menu().getAttribute('aria-expanded')).toBe('false');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  it('opens over the page, which is then out of reach and does not scroll', async () => {
    await render(<Owned />);
    menu().focus();
    menu().click();
    await vi.waitFor(() => expect(slot('drawer').contains(document.activeElement)).toBe(true));
    expect(page.getByRole('dialog', { name: 'Menu' }).elements()).toHaveLength(1);
    expect(slot('page').inert && slot('bar').inert).toBe(true);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  });

  it.each(appShellKeys)('$keys $does', async (row) => {
    await render(<Owned />);
    menu().focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(slot('drawer').contains(document.activeElement)).toBe(true));
    await walkKeys(row, { focusFirst: page.getByRole('button', { name: 'Close menu' }).element() as HTMLElement });
    await vi.waitFor(() => expect(nameOf(document.activeElement)).toBe(row.focus ?? 'Menu'));
    expect(page.getByRole('dialog').elements()).toHaveLength(row.focus ? 1 : 0);
  });

  it('closes by a press beside it, by its button, and when a link in it is followed', async () => {
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

  it('does not open over the page when a window with an open panel gets narrow, and shows the panel again when it gets wide', async () => {
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

describe('AppShell for everyone', () => {
  it('has landmarks for header, navigation, content and footer', async () => {
    const screen = await render(shell());
    for (const role of ['banner', 'navigation', 'main', 'contentinfo'] as const) expect(screen.getByRole(role).elements()).toHaveLength(1);
  });

  it('lets the first Tab skip to the content', async () => {
    await render(shell());
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(main());
  });

  it('needs no script for its layout: the drawer stands as it will before hydration', async () => {
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
