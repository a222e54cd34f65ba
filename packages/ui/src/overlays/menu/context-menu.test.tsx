import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { ContextMenu, MenuItem, type ContextMenuProps } from './index.js';

const Example = (props: Partial<ContextMenuProps>) => (
  <ContextMenu
    label="Device"
    region={
      <div data-testid="region" style={{ inlineSize: 400, blockSize: 200 }}>
        <button type="button">Cardiac monitor</button>
        <input aria-label="Note" />
      </div>
    }
    {...props}
  >
    <MenuItem>View device</MenuItem>
    <MenuItem>Delete device</MenuItem>
  </ContextMenu>
);
const menu = () => document.querySelector<HTMLElement>('[role="menu"]');
const region = () => page.getByTestId('region').element() as HTMLElement;
const inside = () => page.getByRole('button', { name: 'Cardiac monitor' });

/** `describeConformance` clones its element, so this wrapper passes the props to the region. */
const Region = (props: object) => (
  <ContextMenu label="Device" region={<section className="own" data-part="region" {...props} />}>
    <MenuItem>View device</MenuItem>
  </ContextMenu>
);
describeConformance('ContextMenu', <Region />, { part: 'region', element: HTMLElement, ownClass: false });

describe('ContextMenu', () => {
  it('opens at the position of a right-click and focuses its first entry', async () => {
    await render(<Example />);
    await userEvent.click(region(), { button: 'right', position: { x: 120, y: 90 } });
    expect(document.activeElement?.textContent).toBe('View device');
    expect(menu()?.getAttribute('aria-label')).toBe('Device');
    const at = region().getBoundingClientRect();
    await vi.waitFor(() => {
      const { left, top } = menu()!.parentElement!.getBoundingClientRect();
      expect(Math.abs(left - at.left - 120)).toBeLessThanOrEqual(8);
      expect(Math.abs(top - at.top - 90)).toBeLessThanOrEqual(8);
    });
  });

  it('opens below the focused element with the menu key, and returns focus', async () => {
    await render(<Example />);
    (inside().element() as HTMLElement).focus();
    inside()
      .element()
      .dispatchEvent(
        new PointerEvent('contextmenu', { bubbles: true, cancelable: true, button: 0, clientX: 1, clientY: 1 }),
      );
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('View device'));
    const anchor = inside().element().getBoundingClientRect();
    await vi.waitFor(() =>
      expect(Math.abs(menu()!.parentElement!.getBoundingClientRect().top - anchor.bottom)).toBeLessThanOrEqual(8),
    );
    await userEvent.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(inside().element());
  });

  it('moves to the position of another right-click, and closes on a press in its region', async () => {
    const changed = vi.fn<NonNullable<ContextMenuProps['onOpenChange']>>();
    await render(<Example onOpenChange={changed} />);
    await userEvent.click(region(), { button: 'right', position: { x: 20, y: 60 } });
    await userEvent.click(region(), { button: 'right', position: { x: 300, y: 60 } });
    const at = region().getBoundingClientRect();
    await vi.waitFor(() =>
      expect(Math.abs(menu()!.parentElement!.getBoundingClientRect().left - at.left - 300)).toBeLessThanOrEqual(8),
    );
    expect(changed.mock.calls.map(([open]) => open)).toEqual([true]);
    expect(document.activeElement?.role).toBe('menuitem');
    await userEvent.click(region(), { position: { x: 10, y: 190 } });
    expect(menu()).toBeNull();
    expect(changed.mock.lastCall?.[1]).toMatchObject({ reason: 'outside-press' });
  });

  it('scrolls with its region', async () => {
    await render(
      <div style={{ paddingBlock: 200, blockSize: 3000 }}>
        <Example />
      </div>,
    );
    await userEvent.click(region(), { button: 'right', position: { x: 20, y: 60 } });
    const top = () => menu()!.parentElement!.getBoundingClientRect().top;
    const before = top();
    window.scrollBy({ top: 50, behavior: 'instant' });
    await vi.waitFor(() => expect(Math.round(before - top())).toBe(50));
    window.scrollTo(0, 0);
  });

  it('does not replace the native context menu of a text field', async () => {
    await render(<Example />);
    const field = page.getByRole('textbox').element();
    const isUnprevented = field.dispatchEvent(
      new PointerEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 }),
    );
    expect(isUnprevented).toBe(true);
    expect(menu()).toBeNull();
  });
});
