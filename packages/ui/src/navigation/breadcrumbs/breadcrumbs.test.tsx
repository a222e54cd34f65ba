import { renderToString } from 'react-dom/server.browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { breadcrumbsKeys } from './breadcrumbs.keys.js';
import { Breadcrumbs, type Breadcrumb } from './index.js';

const trail: Breadcrumb[] = [
  { label: 'Dashboard', href: '#dashboard' },
  { label: 'Medical devices' },
  { label: 'Your Medical Devices' },
];
const steps = (count: number): Breadcrumb[] =>
  Array.from({ length: count }, (_, index) => ({ label: `Step ${index + 1}`, href: `#${index + 1}` }));
/** The visible labels, in order. */
const labels = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part="breadcrumbs"] li')]
    .filter((step) => step.checkVisibility())
    .map((step) => step.textContent);
const at = (inlineSize: number | string, items: readonly Breadcrumb[]) => (
  <div style={{ inlineSize }}>
    <Breadcrumbs items={items} />
  </div>
);
const entries = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((entry) => entry.textContent);

afterEach(() => {
  document.documentElement.dir = 'ltr';
  document.documentElement.style.fontSize = '';
});

describeConformance('Breadcrumbs', <Breadcrumbs items={trail} />, { part: 'breadcrumbs', element: HTMLElement });

describe('Breadcrumbs', () => {
  it('shows the path: dashboard, group, and the current page as the last step (S2.63)', async () => {
    const screen = await render(<Breadcrumbs items={trail} />);
    expect(labels()).toEqual(['Dashboard', 'Medical devices', 'Your Medical Devices']);
    await expect.element(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Your Medical Devices');
    expect(
      screen
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    ).toEqual(['Dashboard']);
    expect(screen.getByRole('button').elements()).toEqual([]);
  });

  it('shows at most 8 items, always including the first and the last (S2.64)', async () => {
    const screen = await render(at(2000, steps(8)));
    expect(labels()).toHaveLength(8);
    await screen.rerender(at(2000, steps(9)));
    expect(labels()).toEqual(['Step 1', '…', 'Step 4', 'Step 5', 'Step 6', 'Step 7', 'Step 8', 'Step 9']);
    await screen.rerender(<Breadcrumbs items={steps(9)} max={3} />);
    expect(labels()).toEqual(['Step 1', '…', 'Step 9']);
  });

  it('shows the hidden steps in a menu, as links', async () => {
    const screen = await render(at(2000, [trail[0]!, { label: 'Group' }, ...steps(8)]));
    await screen.getByRole('button', { name: 'Show 3 more' }).click();
    expect(entries()).toEqual(['Group', 'Step 1', 'Step 2']);
    expect(screen.getByRole('menuitem', { name: 'Group' }).element().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('menuitem', { name: 'Step 2' }).element().getAttribute('href')).toBe('#2');
    await screen.getByRole('menuitem', { name: 'Step 2' }).click();
    expect(entries()).toEqual([]);
    expect(document.activeElement?.textContent).toBe('…');
  });

  it.each(breadcrumbsKeys)('$keys: $does', async (row) => {
    const screen = await render(at(2000, steps(10)));
    await walkKeys(row, { focusFirst: screen.getByRole('button', { name: 'Show 3 more' }).element() as HTMLElement });
    expect(document.activeElement?.textContent).toBe(row.focus);
  });

  it('hides as few steps as necessary in a narrow row and shows them again in a wide one', async () => {
    const screen = await render(at(240, trail));
    await vi.waitFor(() => expect(labels()).toEqual(['Dashboard', '…', 'Your Medical Devices']));
    await screen.rerender(at(900, trail));
    await vi.waitFor(() => expect(labels()).toEqual(['Dashboard', 'Medical devices', 'Your Medical Devices']));
    await screen.rerender(at(240, trail));
    await vi.waitFor(() => expect(labels()).toContain('…'));
    await screen.rerender(at(300, steps(6)));
    await vi.waitFor(() => {
      expect([...labels().slice(0, 2), ...labels().slice(-2)]).toEqual(['Step 1', '…', 'Step 5', 'Step 6']);
      expect(labels().length).toBeLessThan(6);
    });
  });

  it.each(['button', 'menu'])('keeps the focus from the %s when the hidden steps become visible', async (target) => {
    const screen = await render(at(240, trail));
    await vi.waitFor(() => expect(labels()).toContain('…'));
    (screen.getByRole('button').element() as HTMLElement).focus();
    await userEvent.keyboard(target === 'menu' ? '{Enter}' : '{Shift}');
    expect(entries()).toHaveLength(target === 'menu' ? 1 : 0);
    await screen.rerender(at(900, trail));
    await vi.waitFor(() => expect(labels()).not.toContain('…'));
    expect(document.activeElement?.textContent).toBe('Medical devices');
    expect(document.activeElement?.closest('[data-part="breadcrumbs"]')).not.toBeNull();
    expect(entries()).toEqual([]);
  });

  it('is one line with at most 8 items before hydration', async () => {
    await render(at(400, trail)); // its styles
    const host = document.createElement('div');
    host.style.inlineSize = '300px';
    host.innerHTML = renderToString(<Breadcrumbs items={steps(12)} />);
    document.body.append(host);
    const list = host.querySelector<HTMLElement>('ol')!;
    expect(list.offsetHeight).toBeLessThan(40);
    expect([...list.children].filter((step) => (step as HTMLElement).checkVisibility())).toHaveLength(8);
    expect(host.scrollWidth).toBeLessThanOrEqual(300);
    host.remove();
  });

  it('truncates long middle steps and shows them in full on hover, on focus and to screen readers', async () => {
    const long = 'Évaluation clinique des dispositifs implantables actifs de longue durée';
    const screen = await render(at(600, [trail[0]!, { label: long, href: '#long' }, { label: 'Page' }]));
    const link = screen.getByRole('link', { name: long }).element() as HTMLElement;
    expect(link.scrollHeight).toBeGreaterThan(link.clientHeight);
    await userEvent.hover(link);
    expect(link.closest('li')?.title).toBe(long);
    expect(link.title, 'no description').toBe('');
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement).toBe(link);
    expect(link.scrollHeight).toBeLessThanOrEqual(link.clientHeight);
  });

  it('mirrors the dividers in right-to-left text', async () => {
    document.documentElement.dir = 'rtl';
    await render(<Breadcrumbs items={trail} />);
    const steps = [...document.querySelectorAll<HTMLElement>('[data-slot="step"]')].map(
      (step) => step.getBoundingClientRect().left,
    );
    expect(steps).toEqual([...steps].sort((a, b) => b - a));
    expect(getComputedStyle(document.querySelector('li > svg')!).scale).toBe('-1 1');
  });

  it.each([
    ['one word of 10,000 letters', 'x'.repeat(10_000)],
    ['a sentence of 10,000 letters', 'ab '.repeat(3334)],
    ['emoji', '👩‍🔬'.repeat(500)],
    ['Arabic', 'الأجهزة الطبية '.repeat(200)],
    ['Chinese', '医疗器械'.repeat(500)],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['nothing', ''],
  ])('never widens the page: %s', async (_, label) => {
    await render(at(200, [{ label, href: '#' }, { label, href: '#2' }, { label }]));
    await vi.waitFor(() => expect(labels()).toHaveLength(3));
    const nav = document.querySelector<HTMLElement>('[data-part="breadcrumbs"]')!;
    expect(nav.scrollWidth).toBeLessThanOrEqual(204);
    expect(nav.offsetHeight).toBeLessThan(160); // two lines for each step
    expect(nav.querySelector('img')).toBeNull();
  });

  it('shows every step in full at 200 % text size and 280 px, on several lines', async () => {
    document.documentElement.style.fontSize = '32px';
    await render(at(280, trail));
    await vi.waitFor(() => expect(labels()).toEqual(['Dashboard', '…', 'Your Medical Devices']));
    const last = document.querySelector('[aria-current]')!.getBoundingClientRect();
    expect(last.right).toBeLessThanOrEqual(
      document.querySelector('[data-part="breadcrumbs"]')!.getBoundingClientRect().right + 1,
    );
    for (const step of document.querySelectorAll('li:not([data-overflow]) [data-slot="step"]')) {
      expect(step.scrollWidth).toBeLessThanOrEqual(step.clientWidth);
      expect(step.scrollHeight).toBeLessThanOrEqual(step.clientHeight);
    }
  });

  it('uses the router link in the row and in the menu', async () => {
    const screen = await render(
      <Breadcrumbs
        items={steps(9)}
        max={4}
        renderLink={({ href, children, ...props }) => (
          <a {...props} href={`#router${href}`}>
            {children}
          </a>
        )}
      />,
    );
    expect(screen.getByRole('link', { name: 'Step 1' }).element().getAttribute('href')).toBe('#router#1');
    await screen.getByRole('button').click();
    expect(screen.getByRole('menuitem', { name: 'Step 2' }).element().getAttribute('href')).toBe('#router#2');
  });
});
