import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import type { NavGroup, NavItem } from '../nav-tree/index.js';
import { NavBar, type NavBarProps } from './index.js';
import { navBarKeys } from './nav-bar.keys.js';

const groups: NavGroup[] = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    items: [
      { id: 'home', label: 'Overview', href: '#home' },
      { id: 'statistics', label: 'Statistics', href: '#statistics' },
    ],
  },
  {
    id: 'devices',
    label: 'Medical devices',
    items: [
      { id: 'stages', label: 'By stage', items: [{ id: 'idea', label: 'Idea', href: '#idea' }] },
      { id: 'tool', label: 'E-Tool', href: 'https://e-tool.example/', external: true },
      { id: 'calendar', label: 'Codes Availability', href: '#calendar', disabled: true },
    ],
  },
  { id: 'availability', label: 'Calendar', items: [{ id: 'gantt', label: 'Gantt', href: '#gantt' }] },
];
const many = (count: number, label = 'Group'): NavGroup[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `g${index}`,
    label: `${label} ${index + 1}`,
    items: [{ id: `i${index}`, label: `Page ${index + 1}`, href: `#${index}` }],
  }));
const bar = (props: Partial<NavBarProps> = {}, inlineSize: number | string = '100%') => (
  <nav aria-label="Main" style={{ inlineSize }}>
    <NavBar groups={groups} {...props} />
  </nav>
);

/** The visible labels of the bar, in order. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-slot="groups"] > li > button')]
    .filter((button) => button.checkVisibility())
    .map((button) => button.textContent);
const panel = () => document.querySelector<HTMLElement>('[data-slot="panel"]');
const openOne = () =>
  page
    .getByRole('button', { expanded: true })
    .elements()
    .map((button) => button.textContent);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const names = (scope: ParentNode | null, selector: string) =>
  [...(scope?.querySelectorAll(selector) ?? [])].map((element) => element.textContent);

afterEach(async () => {
  document.documentElement.dir = 'ltr';
  document.documentElement.style.fontSize = '';
  await page.viewport(1024, 768);
});

describeConformance('NavBar', <NavBar groups={groups} />, { part: 'nav-bar', element: HTMLDivElement });

describe('NavBar', () => {
  it('is a row of groups that open their links (S2.60)', async () => {
    const screen = await render(bar({ activeId: 'statistics' }));
    expect(shown()).toEqual(['Dashboard', 'Medical devices', 'Calendar']);
    expect(panel()).toBeNull();
    await button('Dashboard').click();
    await expect.element(screen.getByRole('list', { name: 'Dashboard' })).toBeVisible();
    expect(names(panel(), 'a')).toEqual(['Overview', 'Statistics']);
    expect(screen.getByRole('link', { name: 'Statistics' }).element().getAttribute('aria-current')).toBe('page');
    await button('Calendar').click();
    expect(openOne()).toEqual(['Calendar']);
    await button('Calendar').click();
    expect(panel()).toBeNull();
  });

  it('marks the group of the current page', async () => {
    await render(bar({ activeId: 'idea' }));
    expect(names(document, 'button[aria-current="true"]')).toEqual(['Medical devices']);
  });

  it.each(navBarKeys)('$keys: $does', async (row) => {
    await render(bar());
    await walkKeys(row, { focusFirst: button('Dashboard').element() as HTMLElement });
    expect(document.activeElement?.textContent).toBe(row.focus);
    expect(openOne()).toEqual(row.open ? [row.open] : []);
  });

  it('follows the reading direction and aligns the panel with the start of its group', async () => {
    document.documentElement.dir = 'rtl';
    await render(<div style={{ paddingInline: 24 }}>{bar()}</div>);
    (button('Dashboard').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Medical devices');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await vi.waitFor(() =>
      expect(panel()!.getBoundingClientRect().right).toBeCloseTo(
        document.activeElement!.getBoundingClientRect().right,
        0,
      ),
    );
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Overview');
  });

  it('lists a branch inside its group, opens external entries in a new tab, and shows disabled entries', async () => {
    const screen = await render(bar({ defaultOpen: 'devices' }));
    await expect.element(screen.getByRole('list', { name: 'By stage' })).toBeVisible();
    const external = screen.getByRole('link', { name: 'E-Tool (opens in a new tab)' }).element();
    expect([external.getAttribute('target'), external.getAttribute('rel')]).toEqual(['_blank', 'noreferrer noopener']);
    const disabled = screen.getByRole('link', { name: 'Codes Availability' }).element();
    expect([disabled.getAttribute('href'), disabled.getAttribute('aria-disabled')]).toEqual([null, 'true']);
  });

  it("shows 'Menu Items Error' instead of a group or an entry that cannot be resolved, and shows all others (S2.57)", async () => {
    const nothing = null as unknown as NavItem;
    const screen = await render(
      bar({
        groups: [
          {
            id: 'widget',
            label: 'Widget',
            items: [{ id: 'x', label: 'Data' }, nothing, { id: 'y', label: 'Chart', href: '#chart' }],
          },
          null as unknown as NavGroup,
        ],
        defaultOpen: 'widget',
      }),
    );
    expect(screen.getByText('Menu Items Error').elements()).toHaveLength(3);
    await expect.element(screen.getByRole('link', { name: 'Chart' })).toBeVisible();
  });

  it('closes on Escape, outside press, focus out and link click, and reports the reason', async () => {
    const onOpenChange = vi.fn();
    const screen = await render(
      <>
        <button type="button">Outside</button>
        {bar({ onOpenChange })}
      </>,
    );
    for (const [reason, close] of [
      ['escape', () => userEvent.keyboard('{Escape}')],
      ['outside-press', () => screen.getByRole('button', { name: 'Outside' }).click()],
      ['focus-out', () => (screen.getByRole('button', { name: 'Outside' }).element() as HTMLElement).focus()],
      ['link', () => screen.getByRole('link', { name: 'Overview' }).click()],
    ] as const) {
      await button('Dashboard').click();
      expect(onOpenChange).toHaveBeenLastCalledWith('dashboard', expect.objectContaining({ reason: 'trigger' }));
      await close();
      await vi.waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(null, expect.objectContaining({ reason })));
      expect(panel()).toBeNull();
    }
    expect(document.activeElement?.textContent).toBe('Dashboard');
  });

  it('can be controlled', async () => {
    const screen = await render(bar({ open: 'devices' }));
    await button('Dashboard').click();
    expect(openOne()).toEqual(['Medical devices']);
    await screen.rerender(bar({ open: null }));
    expect(openOne()).toEqual([]);
  });

  it('uses the router link for internal entries only', async () => {
    const screen = await render(
      bar({
        defaultOpen: 'devices',
        renderLink: ({ href, children, ...props }) => (
          <a {...props} href={`#router${href}`}>
            {children}
          </a>
        ),
      }),
    );
    expect(screen.getByRole('link', { name: 'Idea' }).element().getAttribute('href')).toBe('#router#idea');
    expect(screen.getByRole('link', { name: 'E-Tool (opens in a new tab)' }).element().getAttribute('href')).toBe(
      'https://e-tool.example/',
    );
  });
});

describe('NavBar overflow', () => {
  it('observes the sizes of all rendered entries and of no removed ones', async () => {
    const watched = new Set<Element>();
    vi.spyOn(ResizeObserver.prototype, 'observe').mockImplementation((element) => void watched.add(element));
    vi.spyOn(ResizeObserver.prototype, 'unobserve').mockImplementation((element) => void watched.delete(element));
    vi.spyOn(ResizeObserver.prototype, 'disconnect').mockImplementation(() => watched.clear());
    await render(bar({ groups: many(40), max: 20, activeId: 'i39' }, 600));
    expect(watched.size).toBeGreaterThan(0);
    expect([...watched].filter((element) => !element.isConnected)).toEqual([]);
    expect([...document.querySelectorAll('[data-slot="groups"] > li')].filter((entry) => !watched.has(entry))).toEqual(
      [],
    );
    vi.restoreAllMocks();
  });

  it('shows at most 7 entries and all other groups with their headings in "more" (S2.65)', async () => {
    await page.viewport(1800, 768);
    const screen = await render(bar({ groups: many(9) }));
    expect(shown()).toEqual(['Group 1', 'Group 2', 'Group 3', 'Group 4', 'Group 5', 'Group 6', 'More']);
    await button('More').click();
    for (const name of ['Group 7', 'Group 8', 'Group 9'])
      await expect.element(screen.getByRole('list', { name })).toBeVisible();
    expect(names(panel(), 'a')).toEqual(['Page 7', 'Page 8', 'Page 9']);
  });

  it('moves groups into "more" to fit the width, at least two, and clips no group (S2.65)', async () => {
    const widest = new Set<number>();
    const screen = await render(bar({ groups: many(6) }, 900));
    for (const width of [900, 620, 480, 360, 240, 120, 700, 900]) {
      await screen.rerender(bar({ groups: many(6) }, width));
      await vi.waitFor(() => {
        const list = document.querySelector<HTMLElement>('[data-slot="groups"]')!;
        const last = [...list.children].findLast((entry) => entry.checkVisibility())!.getBoundingClientRect();
        expect(last.right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1);
        expect(last.bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom + 1);
      });
      expect(shown().join()).not.toContain('Group 5,More'); // which would put a single group into "more"
      widest.add(shown().length);
    }
    expect(shown()).toEqual(['Group 1', 'Group 2', 'Group 3', 'Group 4', 'Group 5', 'Group 6']);
    expect(widest.size).toBeGreaterThan(3);
  });

  it('never hides the current group', async () => {
    const screen = await render(bar({ groups: many(12), activeId: 'i10' }, 600));
    await vi.waitFor(() => expect(shown().at(-2)).toBe('Group 11'));
    expect(shown()[0]).toBe('Group 1');
    await screen.rerender(bar({ groups: many(12), activeId: 'i11' }, 600));
    expect(shown().at(-2)).toBe('Group 12');
    await button('More').click();
    expect(names(panel(), '[data-slot="heading"]')).toContain('Group 11');
    expect(panel()?.querySelector('[aria-current]')).toBeNull();
  });

  it('keeps the focus and closes the panel when a group moves into "more"', async () => {
    const onOpenChange = vi.fn();
    const screen = await render(bar({ groups: many(6), onOpenChange }, 900));
    await button('Group 6').click();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Page 6');
    await screen.rerender(bar({ groups: many(6), onOpenChange }, 300));
    await vi.waitFor(() =>
      expect(onOpenChange).toHaveBeenLastCalledWith(null, expect.objectContaining({ reason: 'resize' })),
    );
    expect(document.activeElement?.textContent).toBe('More');
    await screen.rerender(bar({ groups: many(6), onOpenChange }, 900));
    await vi.waitFor(() => expect(shown()).toHaveLength(6));
    expect(document.activeElement?.textContent).toBe('Group 6');
    expect(panel()).toBeNull();
  });

  it('causes no layout shift at hydration, when a panel opens, or when it becomes narrow', async () => {
    await render(bar()); // its styles
    let shift = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) shift += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: false });
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const host = document.createElement('div');
    const ui = (
      <>
        <NavBar groups={many(12)} activeId="i10" />
        <main style={{ blockSize: 300 }}>Content</main>
      </>
    );
    host.style.inlineSize = '400px';
    host.innerHTML = renderToString(ui);
    document.body.append(host);
    const seen = () =>
      [...host.querySelectorAll('li > button')]
        .filter((entry) => entry.checkVisibility())
        .map((entry) => entry.textContent);
    await frame(); // the server-rendered page is painted
    expect(seen()).toContain('Group 5');
    const root = hydrateRoot(host, ui);
    await vi.waitFor(() => expect(seen().slice(-2)).toEqual(['Group 11', 'More']));
    await frame();
    host.querySelector<HTMLElement>('li:last-child > button')!.click();
    await vi.waitFor(() => expect(host.querySelector('[data-slot="panel"]')).not.toBeNull());
    await frame();
    add(observer.takeRecords());
    expect(shift).toBe(0);
    const top = host.querySelector('main')!.getBoundingClientRect().top;
    for (const width of ['300px', '900px']) {
      host.style.inlineSize = width;
      await frame();
      expect(host.querySelector('main')!.getBoundingClientRect().top).toBe(top);
    }
    // Checks that the observer detects layout shifts.
    host.querySelector<HTMLElement>('main')!.style.marginBlockStart = '100px';
    await frame();
    add(observer.takeRecords());
    expect(shift).toBeGreaterThan(0);
    observer.disconnect();
    root.unmount();
    host.remove();
  });

  it('has the same height before hydration and clips entries that do not fit', async () => {
    await render(bar()); // its styles
    const host = document.createElement('div');
    host.style.inlineSize = '400px';
    host.innerHTML = renderToString(<NavBar groups={many(12)} />);
    document.body.append(host);
    const row = host.querySelector<HTMLElement>('[data-slot="groups"]')!;
    expect([row.offsetHeight, getComputedStyle(row).overflow]).toEqual([48, 'clip']);
    const first = row.children[0]!.getBoundingClientRect();
    expect(first.bottom).toBeLessThanOrEqual(row.getBoundingClientRect().bottom);
    expect(row.lastElementChild!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      row.getBoundingClientRect().bottom,
    );
    host.remove();
  });

  it('fits long words at 200 % text size in a narrow bar', async () => {
    document.documentElement.style.fontSize = '32px';
    const long = [
      'Dispositifs médicaux et accessoires implantables',
      'Disponibilitatea codurilor de desemnare',
      'Analyse des tendances',
    ].map((label, index) => ({ id: `${index}`, label, items: groups[0]!.items }));
    await render(bar({ groups: long, activeId: 'home' }, 320));
    await vi.waitFor(() => expect(shown().at(-1)).toBe('More'));
    const list = document.querySelector<HTMLElement>('[data-slot="groups"]')!;
    const box = list.getBoundingClientRect();
    for (const entry of [...list.children].filter((child) => child.checkVisibility()))
      expect(entry.getBoundingClientRect().right).toBeLessThanOrEqual(box.right + 1);
    const text = list.querySelector<HTMLElement>('[data-slot="name"]')!;
    expect(text.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await button(long[0]!.label).click();
    await vi.waitFor(() =>
      expect(panel()!.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
  });

  it('accepts any label and any number of groups', async () => {
    const hostile = [
      { id: 'x', label: 'x'.repeat(10_000), items: [{ id: 'a', label: 'أدوات '.repeat(400), href: '#a' }] },
      { id: 'y', label: '👩‍🔬医疗器械', items: [] },
      ...many(1000),
    ];
    await render(bar({ groups: hostile, activeId: 'i999' }, 700));
    await vi.waitFor(() => expect(shown().at(-2)).toBe('Group 1000'));
    expect(document.querySelectorAll('[data-slot="groups"] > li').length).toBeLessThanOrEqual(8);
    await button('More').click();
    expect(panel()!.querySelectorAll('[data-slot="section"]').length).toBeGreaterThan(990);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1024);
  });

  it('re-renders only the two groups whose state changes', async () => {
    let drawn = 0;
    const renderLink: NavBarProps['renderLink'] = ({ children, ...props }) => {
      drawn++;
      return <a {...props}>{children}</a>;
    };
    const same = many(6);
    await render(bar({ groups: same, renderLink }));
    await button('Group 1').click();
    expect(drawn).toBe(1);
    await button('Group 2').click();
    expect(drawn).toBe(2);
  });
});
