import { act, Profiler } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/button.js';
import { walkKeys } from '../../testing/keyboard.js';
import { ThemeRoot } from '../../theme/choice/theme-root.js';
import { describeConformance } from '../../testing/conformance.js';
import { Menu, MenuItem } from '../menu/index.js';
import { resetWarm } from '../../foundation/tooltip/tooltip-group.js';
import { tooltipTiming } from '../../foundation/tooltip/tooltip-timing.js';
import { tooltipKeys } from './tooltip.keys.js';
import { Tooltip } from './index.js';
import type { TooltipChange } from '../../foundation/tooltip/use-tooltip-open.js';

const tip = () => document.querySelector<HTMLElement>('[role="tooltip"]');
const pointer = (target: Element, type: string, pointerType: 'mouse' | 'touch', at = { clientX: 5, clientY: 5 }) =>
  target.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true, cancelable: true, ...at }));
const enter = (target: Element) => pointer(target, 'pointerover', 'mouse');
const leave = (target: Element) => pointer(target, 'pointerout', 'mouse');

async function shown(extra?: Partial<React.ComponentProps<typeof Tooltip>>) {
  const screen = await render(
    <Tooltip label="Opens the device" {...extra}>
      <Button>Open</Button>
    </Tooltip>,
  );
  return { screen, button: screen.getByRole('button', { name: 'Open' }).element() as HTMLElement };
}

describe('Tooltip with pointer and touch', () => {
  beforeEach(() => {
    resetWarm();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => flushSync(() => void vi.advanceTimersByTime(ms));

  it('opens 100 ms after the pointer enters its trigger (S9.17)', async () => {
    const { button } = await shown();
    enter(button);
    pass(99);
    expect(tip()).toBeNull();
    pass(1);
    expect(tip()?.textContent).toBe('Opens the device');
  });

  it('does not open for a pointer that only passes over', async () => {
    const { button } = await shown();
    enter(button);
    pass(60);
    leave(button);
    pass(500);
    expect(tip()).toBeNull();
  });

  it('opens after a long press of 700 ms (S9.18)', async () => {
    const { button } = await shown();
    pointer(button, 'pointerdown', 'touch');
    pass(699);
    expect(tip()).toBeNull();
    pass(1);
    expect(tip()).not.toBeNull();
  });

  it('closes 1500 ms after the touch ends (S9.19)', async () => {
    const { button } = await shown();
    pointer(button, 'pointerdown', 'touch');
    pass(tooltipTiming.touchEnter);
    pointer(button, 'pointerup', 'touch');
    pass(1499);
    expect(tip()).not.toBeNull();
    pass(1);
    expect(tip()).toBeNull();
  });

  it('does not open while scrolling by touch', async () => {
    const { button } = await shown();
    pointer(button, 'pointerdown', 'touch');
    pointer(button, 'pointermove', 'touch', { clientX: 5, clientY: 40 });
    pass(2000);
    expect(tip()).toBeNull();
  });

  it('prevents the context menu of a long press, except on a link', async () => {
    const screen = await render(
      <>
        <Tooltip label="a">
          <Button>Press</Button>
        </Tooltip>
        <Tooltip label="b">
          <a href="#x">Follow</a>
        </Tooltip>
      </>,
    );
    const prevented = (name: string, role: 'button' | 'link') => {
      const trigger = screen.getByRole(role, { name }).element();
      pointer(trigger, 'pointerdown', 'touch');
      return !trigger.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    };
    expect(prevented('Press', 'button')).toBe(true);
    expect(prevented('Follow', 'link')).toBe(false);
  });

  it('stays open while the pointer moves to it and is on it (WCAG 2.2, 1.4.13)', async () => {
    const { button } = await shown();
    enter(button);
    pass(tooltipTiming.enter);
    leave(button);
    pass(tooltipTiming.leave - 1);
    enter(tip()!);
    pass(10_000);
    expect(tip()).not.toBeNull();
    leave(tip()!);
    pass(tooltipTiming.leave);
    expect(tip()).toBeNull();
  });

  it('stays open while the trigger has focus, even when the pointer leaves', async () => {
    const { button } = await shown();
    await userEvent.tab();
    enter(button);
    pass(10_000);
    leave(button);
    pass(10_000);
    expect(tip()).not.toBeNull();
  });

  it('closes when another tooltip opens', async () => {
    const screen = await render(
      <>
        <Tooltip label="First">
          <Button>a</Button>
        </Tooltip>
        <Tooltip label="Second">
          <Button>b</Button>
        </Tooltip>
      </>,
    );
    enter(screen.getByRole('button', { name: 'a' }).element());
    pass(tooltipTiming.enter);
    enter(screen.getByRole('button', { name: 'b' }).element());
    pass(tooltipTiming.enter);
    await vi.waitFor(() =>
      expect([...document.querySelectorAll('[role="tooltip"]')].map((element) => element.textContent)).toEqual([
        'Second',
      ]),
    );
  });

  it('opens without delay when the pointer has just left another tooltip, but not after a press', async () => {
    const screen = await render(
      <div style={{ pointerEvents: 'none' }}>
        {/* the mouse of the test browser may be over these buttons */}
        <Tooltip label="First">
          <Button>a</Button>
        </Tooltip>
        <Tooltip label="Second">
          <Button>b</Button>
        </Tooltip>
      </div>,
    );
    const a = screen.getByRole('button', { name: 'a' }).element();
    const b = screen.getByRole('button', { name: 'b' }).element();
    enter(a);
    pass(tooltipTiming.enter);
    leave(a);
    pass(tooltipTiming.leave);
    expect(tip()).toBeNull();
    act(() => void enter(b));
    expect(tip()?.textContent).toBe('Second'); // without advancing the timers
    flushSync(() => void pointer(b, 'pointerdown', 'mouse'));
    leave(b);
    expect(tip()).toBeNull();
    enter(a);
    pass(tooltipTiming.enter - 1);
    expect(tip()).toBeNull();
  });

  it('does not click the button on a long press', async () => {
    const pressed = vi.fn<() => void>();
    const screen = await render(
      <Tooltip label="Deletes the device">
        <Button onClick={pressed}>Delete</Button>
      </Tooltip>,
    );
    const button = screen.getByRole('button').element() as HTMLElement;
    pointer(button, 'pointerdown', 'touch');
    pass(tooltipTiming.touchEnter);
    pointer(button, 'pointerup', 'touch');
    button.click();
    expect(pressed).not.toHaveBeenCalled();
    pass(tooltipTiming.touchLeave);
    pointer(button, 'pointerdown', 'touch');
    pointer(button, 'pointerup', 'touch');
    button.click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

/** `describeConformance` clones its element, so this wrapper passes the props to the popup. */
const WithPopup = (props: object) => (
  <Tooltip defaultOpen label="Opens the device" popup={props}>
    <Button>Open</Button>
  </Tooltip>
);
describeConformance('Popup of Tooltip', <WithPopup />, { part: 'tooltip', element: HTMLDivElement });
describeConformance(
  'Trigger of Tooltip',
  <Tooltip label="Opens the device">
    <Button>Open</Button>
  </Tooltip>,
  { part: 'button', element: HTMLButtonElement },
);

describe('Tooltip', () => {
  it('is the accessible name of its trigger, open or closed, with relation="label"', async () => {
    const screen = await render(
      <Tooltip
        label={
          <>
            Edit <b>device</b>
          </>
        }
        relation="label"
      >
        <button type="button">
          <svg aria-hidden="true" />
        </button>
      </Tooltip>,
    );
    await expect.element(screen.getByRole('button', { name: 'Edit device' })).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('button').element().hasAttribute('aria-describedby')).toBe(false);
  });

  it('can replace a trigger and forwards the props of the trigger', async () => {
    const screen = await render(
      <Menu
        trigger={
          <Tooltip label="All actions">
            <Button>Actions</Button>
          </Tooltip>
        }
      >
        <MenuItem>View device</MenuItem>
      </Menu>,
    );
    const button = screen.getByRole('button', { name: 'Actions' });
    await userEvent.tab();
    expect(tip()?.textContent).toBe('All actions');
    expect(button.element().getAttribute('aria-haspopup')).toBe('menu');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('View device');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(button.element());
  });

  it('adds no listener and does not re-render while it is closed', async () => {
    const addListener = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
    const commits = vi.fn<() => void>();
    await render(
      <Profiler id="tips" onRender={commits}>
        {Array.from({ length: 100 }, (_, index) => (
          <Tooltip key={index} label="More">
            <Button>{index}</Button>
          </Tooltip>
        ))}
      </Profiler>,
    );
    await new Promise(requestAnimationFrame);
    expect(addListener.map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
    expect(commits).toHaveBeenCalledTimes(1);
    for (const spy of addListener) spy.mockRestore();
  });

  it.each([
    ['ltr', 'start', -1],
    ['ltr', 'end', 1],
    ['rtl', 'start', 1],
    ['rtl', 'end', -1],
  ] as const)('is on the side that follows from the text direction: %s, %s', async (dir, placement, sign) => {
    document.documentElement.dir = dir;
    try {
      await render(
        <div style={{ paddingInline: 300, paddingBlock: 100 }}>
          <Tooltip label="More" placement={placement} defaultOpen>
            <Button>Open</Button>
          </Tooltip>
        </div>,
      );
      await vi.waitFor(() => {
        const trigger = document.querySelector('[data-part="button"]')!.getBoundingClientRect();
        const popup = tip()!.getBoundingClientRect();
        expect(Math.sign(popup.left + popup.right - trigger.left - trigger.right)).toBe(sign);
        expect(Math.abs(popup.top + popup.bottom - trigger.top - trigger.bottom)).toBeLessThanOrEqual(4);
      });
    } finally {
      document.documentElement.dir = 'ltr';
    }
  });

  it.each([
    ['10,000 letters', 'W'.repeat(10_000)],
    ['emoji', '👩‍⚕️🏥'.repeat(300)],
    ['Arabic', 'جهاز طبي لتشخيص الأمراض '.repeat(80)],
    ['Chinese', '用于体外诊断的医疗器械'.repeat(80)],
  ])('stays inside the viewport with %s', async (_, label) => {
    await page.viewport(320, 500);
    try {
      for (const placement of ['top', 'bottom', 'start', 'end'] as const) {
        const screen = await render(
          <div style={{ paddingBlock: 200 }}>
            <Tooltip label={label} placement={placement} defaultOpen>
              <Button>Open</Button>
            </Tooltip>
          </div>,
        );
        await vi.waitFor(() => {
          const { left, right, top, bottom } = tip()!.getBoundingClientRect();
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(320);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(bottom).toBeLessThanOrEqual(500);
        });
        await screen.unmount();
      }
    } finally {
      await page.viewport(1024, 768);
    }
  });

  it.each(tooltipKeys)('$keys: $does', async (row) => {
    const { button } = await shown();
    if (row.keys === '{Escape}') await userEvent.tab(); // there must be something to close
    await walkKeys(row, { focusFirst: row.keys === '{Escape}' ? button : document.body });
    expect(tip() === null).toBe(row.keys === '{Escape}');
    expect(document.activeElement).toBe(button);
  });

  it('opens immediately on keyboard focus, describes its trigger, and closes on blur', async () => {
    const { button } = await shown();
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-describedby')).toBe(tip()?.id);
    await userEvent.tab();
    await vi.waitFor(() => expect(tip()).toBeNull());
    expect(button.hasAttribute('aria-describedby')).toBe(false);
  });

  it('closes when its focused trigger becomes disabled', async () => {
    const example = (disabled: boolean) => (
      <Tooltip label="Saves the device">
        <button type="button" disabled={disabled}>
          Save
        </button>
      </Tooltip>
    );
    const screen = await render(example(false));
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('tooltip')).toBeVisible();
    await screen.rerender(example(true));
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  });

  it('closes on Escape, keeps focus, and prevents overlays below from closing on the same key', async () => {
    const below = vi.fn<(event: KeyboardEvent) => void>();
    document.addEventListener('keydown', below);
    const { button } = await shown();
    await userEvent.tab();
    below.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(tip()).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(below).not.toHaveBeenCalled();
    document.removeEventListener('keydown', below);
  });

  it('keeps the existing description of the trigger', async () => {
    const screen = await render(
      <Tooltip label="More">
        <Button aria-describedby="own">Open</Button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button').element().getAttribute('aria-describedby')).toBe(`own ${tip()?.id}`);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button').element().getAttribute('aria-describedby')).toBe('own');
  });

  it('is at most 300 px wide (S9.20)', async () => {
    await shown({ defaultOpen: true, label: 'A very long text '.repeat(20) });
    await vi.waitFor(() => expect(tip()?.offsetWidth).toBe(300));
  });

  it('calls onOpenChange with the reason and is controlled by open', async () => {
    const changed = vi.fn<TooltipChange>();
    await shown({ open: false, onOpenChange: changed });
    await userEvent.tab();
    expect(changed).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'focus' }));
    expect(tip()).toBeNull();
  });

  it('is rendered in the nearest theme root', async () => {
    const { container } = await render(
      <ThemeRoot mode="dark">
        <Tooltip label="More" defaultOpen>
          <Button>Open</Button>
        </Tooltip>
      </ThemeRoot>,
    );
    await vi.waitFor(() => expect(container.querySelector('[data-part="theme-root"]')?.contains(tip())).toBe(true));
  });

  it('passes ref, class name, style and data attributes to its popup', async () => {
    const ref = vi.fn<(element: HTMLDivElement | null) => void>();
    await shown({
      defaultOpen: true,
      popup: { ref, className: 'mine', style: { outlineOffset: 7 }, ['data-mine' as 'id']: 'yes' },
    });
    await vi.waitFor(() => expect(ref).toHaveBeenCalledWith(tip()));
    expect(tip()?.classList.contains('mine')).toBe(true);
    expect(tip()?.style.outlineOffset).toBe('7px');
    expect(tip()?.dataset['mine']).toBe('yes');
  });

  it('renders on the server without its popup', async () => {
    const { renderToString } = await import('react-dom/server.browser');
    expect(
      renderToString(
        <Tooltip label="More" defaultOpen>
          <Button>Open</Button>
        </Tooltip>,
      ),
    ).not.toContain('tooltip');
  });
});
