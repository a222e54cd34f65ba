import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { describeConformance } from '../../testing/conformance.js';
import { Menu, MenuItem, MenuSub, type MenuSubProps } from './index.js';
import { submenuTiming } from './menu-pointer.js';
import { submenuKeys } from './menu.keys.js';

const chosen = vi.fn<(name: string) => void>();
const Example = (props: Partial<MenuSubProps> & { open?: boolean }) => (
  <Menu trigger={<Button>Actions</Button>}>
    <MenuItem>View device</MenuItem>
    <MenuSub label="Export as" {...props}>
      <MenuItem onSelect={() => chosen('PDF')}>PDF</MenuItem>
      <MenuItem>Spreadsheet</MenuItem>
      <MenuSub label="Further formats">
        <MenuItem onSelect={() => chosen('XML')}>XML</MenuItem>
        <MenuItem>EUDAMED</MenuItem>
      </MenuSub>
    </MenuSub>
    <MenuSub label="Share">
      <MenuItem>By link</MenuItem>
    </MenuSub>
    <MenuItem>Delete device</MenuItem>
  </Menu>
);
const trigger = () => page.getByRole('button', { name: 'Actions' }).element() as HTMLElement;
const entry = (name: string) => page.getByRole('menuitem', { name, exact: true }).element() as HTMLElement;
const menus = () => [...document.querySelectorAll<HTMLElement>('[role="menu"]')];
const focused = () =>
  document.activeElement?.querySelector('[data-slot="label"]')?.textContent ?? document.activeElement?.textContent;
const swapped = (keys: string) =>
  keys.replaceAll(/Arrow(Left|Right)/g, (_, side) => (side === 'Left' ? 'ArrowRight' : 'ArrowLeft'));
const middle = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { clientX: (left + right) / 2, clientY: (top + bottom) / 2 };
};
const move = (element: Element, at: { clientX: number; clientY: number } = middle(element)) =>
  flushSync(
    () =>
      void element.dispatchEvent(
        new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true, cancelable: true, movementX: 1, ...at }),
      ),
  );

async function opened(props: Partial<MenuSubProps> = {}) {
  const screen = await render(<Example {...props} />);
  trigger().focus();
  await userEvent.keyboard('{Enter}');
  return screen;
}

const InMenu = (props: object) => (
  <Menu defaultOpen trigger={<Button>Actions</Button>}>
    <MenuSub label="Export as" {...props}>
      <MenuItem>PDF</MenuItem>
    </MenuSub>
  </Menu>
);
const InSubmenu = (props: object) => (
  <Menu defaultOpen trigger={<Button>Actions</Button>}>
    <MenuSub label="Export as" defaultOpen popup={{ id: 'sub', 'data-part': 'my-submenu', ...props } as object}>
      <MenuItem>PDF</MenuItem>
    </MenuSub>
  </Menu>
);
describeConformance('MenuSub', <InMenu />, { part: 'menu-sub', element: HTMLButtonElement, ownClass: false });
describeConformance('Popup of MenuSub', <InSubmenu />, { part: 'my-submenu', element: HTMLDivElement });

describe.each(['ltr', 'rtl'] as const)('Submenu keyboard, %s', (dir) => {
  beforeEach(() => void (document.documentElement.dir = dir));
  afterEach(() => void (document.documentElement.dir = 'ltr'));

  it.each(submenuKeys)('$keys: $does', async ({ keys, focus, levels }) => {
    chosen.mockClear();
    await opened();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(dir === 'rtl' ? swapped(keys) : keys);
    expect(focused()).toBe(focus ?? trigger().textContent);
    expect(menus()).toHaveLength(levels);
    expect(chosen).toHaveBeenCalledTimes(focus === null ? 1 : 0);
  });

  it('opens on the end side, with its first entry aligned to its own entry', async () => {
    await opened();
    await userEvent.keyboard(dir === 'rtl' ? '{ArrowDown}{ArrowLeft}' : '{ArrowDown}{ArrowRight}');
    await vi.waitFor(() => {
      const [outer, inner] = menus().map((menu) => menu.getBoundingClientRect());
      const gap = dir === 'rtl' ? outer!.left - inner!.right : inner!.left - outer!.right;
      expect(Math.abs(gap)).toBeLessThanOrEqual(12);
      expect(
        Math.abs(entry('PDF').getBoundingClientRect().top - entry('Export as').getBoundingClientRect().top),
      ).toBeLessThanOrEqual(1);
    });
  });
});

describe('Submenu', () => {
  it('has an entry with the ARIA state of the submenu', async () => {
    await opened();
    expect(entry('Export as').getAttribute('aria-haspopup')).toBe('menu');
    expect(entry('Export as').getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(entry('Export as').getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(entry('Export as').getAttribute('aria-controls')!)?.getAttribute('aria-label')).toBe(
      'Export as',
    );
  });

  it('closes all levels on Tab and moves to the element after the button', async () => {
    await render(
      <>
        <Example />
        <a href="#next">Next</a>
      </>,
    );
    trigger().focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}{Tab}');
    expect(menus()).toHaveLength(0);
    expect(focused()).toBe('Next');
  });

  it('is focusable but does not open when disabled', async () => {
    await opened({ disabled: true });
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter} ');
    expect(focused()).toBe('Export as');
    expect(menus()).toHaveLength(1);
  });

  it('stays open on a press inside, and closes all levels on a press outside', async () => {
    const screen = await render(
      <>
        <Example />
        <button type="button">Outside</button>
      </>,
    );
    trigger().focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}');
    menus()[1]!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(menus()).toHaveLength(2);
    await screen.getByRole('button', { name: 'Outside' }).click();
    expect(menus()).toHaveLength(0);
  });

  it('is controlled by `open` and calls `onOpenChange` with the reason', async () => {
    const changed = vi.fn<NonNullable<MenuSubProps['onOpenChange']>>();
    await opened({ open: false, onOpenChange: changed });
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(menus()).toHaveLength(1);
    expect(changed).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'trigger' }));
  });

  it('overlaps its menu if neither side has enough space, and stays inside the viewport', async () => {
    await page.viewport(620, 500);
    try {
      await render(
        <Menu defaultOpen trigger={<Button>Actions</Button>}>
          <MenuSub label={'Identificarea organismelor notificate '.repeat(3)} defaultOpen>
            <MenuSub label={'Pentru dispozitivul medical '.repeat(3)} defaultOpen>
              {Array.from({ length: 40 }, (_, index) => (
                <MenuItem key={index}>{`Entry ${index} of a long list that scrolls by itself`}</MenuItem>
              ))}
            </MenuSub>
          </MenuSub>
        </Menu>,
      );
      await vi.waitFor(() => expect(menus()).toHaveLength(3));
      await vi.waitFor(() => {
        for (const menu of menus()) {
          const { left, right, top, bottom } = menu.getBoundingClientRect();
          expect(left).toBeGreaterThanOrEqual(0);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(620);
          expect(bottom).toBeLessThanOrEqual(500);
        }
      });
    } finally {
      await page.viewport(1024, 768);
    }
  });
});

describe('Submenu with pointer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => flushSync(() => void vi.advanceTimersByTime(ms));
  async function hovered() {
    await opened();
    move(entry('Export as'));
    pass(submenuTiming.open);
    await vi.waitFor(() => expect(menus()[1]!.getBoundingClientRect().left).toBeGreaterThan(100));
  }

  it('opens after a delay and does not move focus from its entry', async () => {
    await opened();
    move(entry('Export as'));
    pass(submenuTiming.open - 1);
    expect(menus()).toHaveLength(1);
    pass(1);
    expect(menus()).toHaveLength(2);
    expect(focused()).toBe('Export as');
  });

  it('does not open for a pointer that only passes over', async () => {
    await opened();
    move(entry('Export as'));
    pass(50);
    entry('Export as').dispatchEvent(
      new PointerEvent('pointerout', { pointerType: 'mouse', bubbles: true, relatedTarget: entry('View device') }),
    );
    pass(1000);
    expect(menus()).toHaveLength(1);
  });

  it('stays open while the pointer crosses other entries to reach it', async () => {
    await hovered();
    const from = middle(entry('Export as'));
    const goal = middle(entry('Further formats'));
    for (const progress of [0.2, 0.4, 0.6]) {
      move(entry('Share'), {
        clientX: from.clientX + (goal.clientX - from.clientX) * progress,
        clientY: from.clientY + (goal.clientY - from.clientY) * progress,
      });
      pass(100);
    }
    expect(focused()).toBe('Export as');
    move(entry('Further formats'));
    pass(50);
    expect(focused()).toBe('Further formats');
    expect(menus()).toHaveLength(2);
    pass(submenuTiming.pause);
    expect(focused()).toBe('Further formats');
  });

  it('closes when the pointer stops on another entry', async () => {
    await hovered();
    const from = middle(entry('Export as'));
    move(entry('Share'), { clientX: from.clientX + 20, clientY: from.clientY + 4 });
    pass(submenuTiming.pause - 1);
    expect(focused()).toBe('Export as');
    pass(1);
    expect(focused()).toBe('Share');
    expect(menus()).toHaveLength(1);
    pass(submenuTiming.open);
    expect(menus()[1]?.getAttribute('aria-label')).toBe('Share');
  });

  it('closes immediately when the pointer moves to another entry', async () => {
    await hovered();
    const from = middle(entry('Export as'));
    move(entry('Delete device'), { clientX: from.clientX, clientY: from.clientY + 70 });
    expect(focused()).toBe('Delete device');
    expect(menus()).toHaveLength(1);
  });

  it('closes when keys move focus in its parent menu', async () => {
    await hovered();
    vi.useRealTimers();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Share');
    expect(menus()).toHaveLength(1);
  });

  it('moves focus into an already open submenu by keyboard', async () => {
    await hovered();
    vi.useRealTimers();
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('PDF');
    expect(menus()).toHaveLength(2);
  });

  it('does not activate an entry that appears under the pointer until the pointer moves', async () => {
    await opened();
    const { clientX, clientY } = middle(entry('Delete device'));
    await userEvent.keyboard('{Escape}');
    await userEvent.hover(document.documentElement, { position: { x: clientX, y: clientY } });
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Delete device' })).toBeVisible();
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    expect(document.elementFromPoint(clientX, clientY)?.closest('[role]')).toBe(entry('Delete device'));
    expect(focused()).toBe('View device');
    await userEvent.hover(entry('Delete device'), { position: { x: 20, y: 5 } });
    expect(focused()).toBe('Delete device');
  });
});

describe('Submenu on a phone', () => {
  beforeEach(() => page.viewport(390, 700));
  afterEach(() => page.viewport(1024, 768));

  it('replaces its menu and has a Back entry, which does not receive the initial focus', async () => {
    await opened();
    await page.getByRole('menuitem', { name: 'Export as' }).click();
    await vi.waitFor(() => expect(menus()).toHaveLength(2));
    await userEvent.keyboard('{Home}{ArrowDown}');
    expect(focused()).toBe('PDF');
    await vi.waitFor(() => {
      const [outer, inner] = menus().map((menu) => menu.parentElement!.getBoundingClientRect());
      expect(Math.abs(inner!.top - outer!.top)).toBeLessThanOrEqual(1);
      expect(Math.abs(inner!.left - outer!.left)).toBeLessThanOrEqual(1);
      expect(inner!.height).toBeGreaterThanOrEqual(outer!.height - 1);
      expect(inner!.width).toBeGreaterThanOrEqual(outer!.width - 1);
    });
    await page.getByRole('menuitem', { name: 'Back' }).click();
    expect(menus()).toHaveLength(1);
    expect(focused()).toBe('Export as');
  });

  it('focuses its first entry after Back when opened by keyboard', async () => {
    await opened();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(focused()).toBe('PDF');
    expect(menus()[1]?.textContent).toContain('Back');
  });
});
