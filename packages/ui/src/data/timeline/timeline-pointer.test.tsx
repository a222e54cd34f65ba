import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordAnnouncements } from '../../testing/announced.js';
import { Timeline, overlapConflicts, type TimelineBar, type TimelineProps } from './index.js';

const rows = [
  { id: 'oak', label: 'Oak' },
  { id: 'pine', label: 'Pine' },
];
const bars: TimelineBar[] = [
  { id: 'a', row: 'oak', from: '2027-03-01', to: '2027-03-20' },
  { id: 'b', row: 'oak', from: '2027-04-10', to: '2027-04-30' },
];
const day = 10;
const noOverlap: TimelineProps['validate'] = (next, edit) =>
  overlapConflicts(next, edit, (_, other) => `overlaps ${other.id}`);

async function mounted(props: Partial<TimelineProps> = {}) {
  const onBarsChange = vi.fn<NonNullable<TimelineProps['onBarsChange']>>();
  await render(
    <Timeline
      hideTools
      label="Garden"
      rows={rows}
      defaultBars={bars}
      from="2027-03-01"
      to="2027-12-31"
      today="2027-01-01"
      locale="en-GB"
      defaultZoom={day}
      style={{ inlineSize: 1200 }}
      onBarsChange={onBarsChange}
      {...props}
    />,
  );
  await vi.waitFor(() => expect(bar('a')).not.toBeNull());
  return onBarsChange;
}
const bar = (id: string) => document.querySelector<HTMLElement>(`[data-bar="${id}"]`)!;
const track = (row: string) => document.querySelector<HTMLElement>(`[data-line="${row}"] > [data-slot="track"]`)!;
const ghost = () => document.querySelector<HTMLElement>('[data-slot="ghost"]');
const scroller = () => document.querySelector<HTMLElement>('[role="treegrid"]')!;
const textOf = (list: readonly TimelineBar[]) => list.map(({ row, from, to }) => `${row} ${from} ${to}`);

/** A pointer that presses on an element, `x` px from its left side. */
function press(element: HTMLElement, x: number, pointerType = 'mouse') {
  const box = element.getBoundingClientRect();
  let at = { clientX: box.left + x, clientY: box.top + box.height / 2 };
  const send = (target: EventTarget, type: string) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        ...at,
        pointerType,
        pointerId: 1,
        isPrimary: true,
        button: 0,
        bubbles: true,
        cancelable: true,
      }),
    );
  send(element, 'pointerdown');
  return {
    move: (dx: number, dy = 0) => {
      at = { clientX: at.clientX + dx, clientY: at.clientY + dy };
      send(window, 'pointermove');
    },
    to: (clientX: number) => {
      at = { ...at, clientX };
      send(window, 'pointermove');
    },
    up: () => send(window, 'pointerup'),
  };
}

describe('Timeline by pointer', () => {
  it('moves a bar by days and rows, and leaves it in its place until the drop', async () => {
    const onBarsChange = await mounted();
    const pointer = press(bar('a'), 100);
    pointer.move(3 * day, 0);
    pointer.move(2 * day, 36);
    await vi.waitFor(() => expect(ghost()?.textContent).toContain('6 – 25 Mar 2027, 20 days'));
    expect(bar('a').dataset['moving']).toBe('true');
    expect(onBarsChange).not.toHaveBeenCalled();
    pointer.up();
    await vi.waitFor(() => expect(onBarsChange).toHaveBeenCalledOnce());
    expect(textOf(onBarsChange.mock.lastCall![0])[0]).toBe('pine 2027-03-06 2027-03-25');
    await vi.waitFor(() => expect(ghost()).toBeNull());
    expect(document.activeElement).toBe(bar('a'));
  });

  it('resizes at the ends of a bar', async () => {
    const onBarsChange = await mounted();
    const end = press(bar('a'), 20 * day - 2);
    end.move(2 * day);
    end.up();
    await vi.waitFor(() => expect(onBarsChange).toHaveBeenCalledOnce());
    expect(textOf(onBarsChange.mock.lastCall![0])[0]).toBe('oak 2027-03-01 2027-03-22');
    const start = press(bar('b'), 2);
    start.move(-day);
    start.up();
    await vi.waitFor(() => expect(onBarsChange).toHaveBeenCalledTimes(2));
    expect(textOf(onBarsChange.mock.lastCall![0])[1]).toBe('oak 2027-04-09 2027-04-30');
  });

  it('creates on empty time, in either direction', async () => {
    const onBarsChange = await mounted();
    const pointer = press(track('pine'), 25 * day + 5);
    pointer.move(-5 * day);
    pointer.up();
    await vi.waitFor(() => expect(onBarsChange).toHaveBeenCalledOnce());
    expect(textOf(onBarsChange.mock.lastCall![0])[2]).toBe('pine 2027-03-21 2027-03-26');
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('21 – 26 Mar 2027'));
  });

  it('snaps to months and keeps whole months whole', async () => {
    const onBarsChange = await mounted({
      defaultSnap: 'month',
      defaultBars: [{ id: 'a', row: 'oak', from: '2027-03-01', to: '2027-03-31' }],
    });
    const pointer = press(bar('a'), 100);
    pointer.move(20 * day);
    pointer.up();
    await vi.waitFor(() => expect(onBarsChange).toHaveBeenCalledOnce());
    expect(textOf(onBarsChange.mock.lastCall![0])).toEqual(['oak 2027-04-01 2027-04-30']);
  });

  it('shows and announces a conflict while dragging, which blocks the drop', async () => {
    const announced = recordAnnouncements();
    const onBarsChange = await mounted({ validate: noOverlap });
    const pointer = press(bar('a'), 100);
    pointer.move(35 * day);
    await vi.waitFor(() => expect(ghost()?.dataset['conflict']).toBe('true'));
    expect(ghost()?.textContent).toContain('overlaps b');
    await vi.waitFor(() => expect(announced.some((text) => text.includes('overlaps b'))).toBe(true));
    pointer.up();
    await vi.waitFor(() => expect(ghost()).toBeNull());
    expect(onBarsChange).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(announced).toContain('assertive Not saved: overlaps b'));
  });

  it('reverts on Escape', async () => {
    const onBarsChange = await mounted();
    const pointer = press(bar('a'), 100);
    pointer.move(5 * day);
    await vi.waitFor(() => expect(ghost()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(ghost()).toBeNull());
    pointer.up();
    expect(onBarsChange).not.toHaveBeenCalled();
  });

  it('scrolls at the edge while dragging', async () => {
    await mounted();
    const pointer = press(bar('a'), 100);
    pointer.move(10);
    pointer.to(scroller().getBoundingClientRect().right - 10);
    await vi.waitFor(() => expect(scroller().scrollLeft).toBeGreaterThan(200));
    pointer.up();
  });

  it('begins with a long press on touch, so that a swipe scrolls', async () => {
    const onBarsChange = await mounted();
    const swipe = press(bar('a'), 100, 'touch');
    swipe.move(5 * day);
    swipe.up();
    expect(ghost()).toBeNull();
    const long = press(bar('a'), 100, 'touch');
    await vi.waitFor(() => expect(ghost()).not.toBeNull());
    long.move(2 * day);
    long.up();
    await vi.waitFor(() => expect(onBarsChange).toHaveBeenCalledOnce());
  });

  it('opens a bar by a click, and selects with Ctrl', async () => {
    const onBarOpen = vi.fn();
    const onSelectedChange = vi.fn();
    await mounted({ onBarOpen, onSelectedChange });
    await page.getByRole('button', { name: /Oak, 1 – 20 Mar/ }).click();
    expect(onBarOpen.mock.lastCall?.[0]).toEqual(bars[0]);
    await page.getByRole('button', { name: /Oak, 10 – 30 Apr/ }).click({ modifiers: ['Control'] });
    expect(onSelectedChange).toHaveBeenLastCalledWith(['b']);
    expect(onBarOpen).toHaveBeenCalledOnce();
  });

  it('lists all commands with their keys in the menu of a bar', async () => {
    const onBarsChange = await mounted();
    await page.getByRole('button', { name: /Oak, 1 – 20 Mar/ }).click({ button: 'right' });
    const menu = page.getByRole('menu', { name: /Oak, 1 – 20 Mar/ });
    await expect.element(menu).toBeVisible();
    const keys = [...menu.element().querySelectorAll('kbd')].map(({ textContent }) => textContent);
    expect(keys).toEqual([
      'Enter',
      'M',
      'R',
      'Shift+R',
      'S',
      'J',
      'Ctrl+C',
      'Delete',
      'Ctrl+V',
      'Space',
      'Ctrl+A',
      'Ctrl+Z',
      'Ctrl+Shift+Z',
    ]);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await vi.waitFor(() => expect(onBarsChange).toHaveBeenCalledOnce());
    expect(textOf(onBarsChange.mock.lastCall![0])).toEqual(['oak 2027-04-10 2027-04-30']);
  });
});
