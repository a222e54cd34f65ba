import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { Drawer, type DrawerProps } from './index.js';
import { drawerKeys } from './drawer.keys.js';

const drawer = () => document.querySelector<HTMLDialogElement>('[data-part="drawer"]');
const surface = () => drawer()?.querySelector('[data-slot="surface"]') as HTMLElement;
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ??
  (document.activeElement instanceof HTMLInputElement
    ? document.activeElement.labels?.[0]?.textContent
    : document.activeElement?.textContent);
const example = (props?: Partial<DrawerProps>) => (
  <Drawer
    trigger={<Button>Filters</Button>}
    title="Filter devices"
    actions={(close) => <Button onClick={close}>Show devices</Button>}
    {...props}
  >
    <TextField label="Trade name" />
  </Drawer>
);
/** Returns the distances of the surface from the edges of the page. They change while it moves in. */
function edges() {
  const { left, right, top, bottom } = surface().getBoundingClientRect();
  return { left, right: innerWidth - right, top, bottom: innerHeight - bottom };
}

// On the start side, because a drawer that slides in from there does not widen the page.
describeConformance(
  'Drawer',
  <Drawer defaultOpen side="start" title="Filter devices">
    <TextField label="Trade name" />
  </Drawer>,
  { part: 'drawer', element: HTMLDialogElement },
);

describe('Drawer', () => {
  it.each(drawerKeys)('$keys: $does', async (row) => {
    await render(example());
    await walkKeys(row, { focusFirst: page.getByRole('button', { name: 'Filters' }).element() as HTMLElement });
    expect(focused()).toBe(row.focus);
    expect(drawer() === null).toBe(row.focus === 'Filters');
  });

  it.each([
    ['start', 'ltr', 'left', 'right'],
    ['end', 'ltr', 'right', 'left'],
    ['start', 'rtl', 'right', 'left'],
    ['end', 'rtl', 'left', 'right'],
  ] as const)('is at the %s side with the text direction %s', async (side, dir, at, away) => {
    document.documentElement.dir = dir;
    await render(example({ open: true, side }));
    await expect.poll(edges).toMatchObject({ [at]: 0, top: 0, bottom: 0 });
    expect(edges()[away]).toBeGreaterThan(0);
    document.documentElement.dir = 'ltr';
  });

  it('fades in from its side within 200 ms', async () => {
    document.documentElement.dir = 'rtl';
    await render(example({ side: 'end' }));
    flushSync(() => (page.getByRole('button', { name: 'Filters' }).element() as HTMLElement).click());
    const transitions = surface().getAnimations() as CSSTransition[]; // in the same task that opens it, before any time passes
    expect(transitions.map(({ transitionProperty }) => transitionProperty).toSorted()).toEqual([
      'opacity',
      'translate',
    ]);
    expect(transitions[0]!.effect?.getComputedTiming().endTime).toBeLessThan(200);
    expect(surface().getBoundingClientRect().left).toBeLessThan(0);
    document.documentElement.dir = 'ltr';
  });

  it('is as high as its content at the bottom, but never covers the whole page', async () => {
    const screen = await render(example({ open: true, side: 'bottom' }));
    await expect.poll(edges).toMatchObject({ left: 0, right: 0, bottom: 0 });
    expect(surface().offsetHeight).toBeLessThan(400);
    await screen.rerender(example({ open: true, side: 'bottom', description: 'Conformity '.repeat(2000) }));
    await expect.poll(() => edges().top).toBe(48);
  });

  it.each([
    ['small', 260],
    ['medium', 400],
    ['large', 640],
  ] as const)('has the width of its size: %s (S9.14)', async (size, width) => {
    await render(example({ open: true, size }));
    expect(surface().offsetWidth).toBe(width);
  });

  it('supports a custom width, and does not cover the backdrop completely on a phone', async () => {
    const screen = await render(example({ open: true, extent: '30rem' }));
    expect(surface().offsetWidth).toBe(480);
    await page.viewport(320, 700);
    expect(surface().offsetWidth).toBe(272);
    await screen.rerender(example({ open: true, fullOnPhones: true }));
    expect([surface().offsetWidth, surface().offsetHeight]).toEqual([320, 700]);
    await page.viewport(1024, 768);
  });

  it('makes the body a tab stop when content added later overflows', async () => {
    const screen = await render(
      <Drawer defaultOpen title="Terms">
        <p>Loading</p>
      </Drawer>,
    );
    const body = () => drawer()!.querySelector<HTMLElement>('[data-slot="body"]')!;
    expect(body().tabIndex).toBe(-1);
    await screen.rerender(
      <Drawer defaultOpen title="Terms">
        <p>Loading</p>
        {Array.from({ length: 80 }, (_, index) => (
          <p key={index}>Article {index}</p>
        ))}
      </Drawer>,
    );
    await vi.waitFor(() => expect(body().tabIndex).toBe(0));
    await screen.rerender(
      <Drawer defaultOpen title="Terms">
        <p>Loading</p>
      </Drawer>,
    );
    await vi.waitFor(() => expect(body().tabIndex).toBe(-1));
  });

  it('has its accessible name with hideTitle', async () => {
    await render(example({ open: true, hideTitle: true }));
    await expect.element(page.getByRole('dialog', { name: 'Filter devices' })).toBeVisible();
    expect((page.getByRole('heading', { name: 'Filter devices' }).element() as HTMLElement).offsetWidth).toBeLessThan(
      2,
    );
  });

  it('has its actions at the bottom', async () => {
    await render(example({ defaultOpen: true }));
    await expect.poll(edges).toMatchObject({ right: 0 });
    const { bottom } = page.getByRole('button', { name: 'Show devices' }).element().getBoundingClientRect();
    expect(innerHeight - bottom).toBeLessThan(40);
    await userEvent.keyboard('{Escape}');
    expect(drawer()).toBeNull();
  });

  it('does not overflow the page with a very long name', async () => {
    await page.viewport(390, 700);
    await render(example({ open: true, title: 'Catheter'.repeat(1250) }));
    await expect.poll(edges).toMatchObject({ right: 0, top: 0, bottom: 0 });
    expect(surface().scrollWidth).toBeLessThanOrEqual(surface().clientWidth);
    await page.viewport(1024, 768);
  });
});
