import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { AppShell } from '../../shell/app-shell/index.js';
import { TopBar } from '../../shell/top-bar/index.js';
import { Popover } from '../../overlays/popover/index.js';
import { resizeKeys, sidePanelKeys } from './side-panel.keys.js';
import { SidePanel, type SidePanelProps } from './index.js';

const Example = (props: Partial<SidePanelProps>) => (
  <SidePanel title="Claim 2027-0412" panel={<button>Assign</button>} narrow="stack" {...props}>
    {props.children ?? <p>Claims</p>}
  </SidePanel>
);
function Opened(props: Partial<SidePanelProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Example open={open} onOpenChange={setOpen} {...props}>
        <button onClick={() => setOpen(true)}>Details</button>
      </Example>
      <button>After</button>
    </>
  );
}
const panel = () => page.getByRole('complementary', { name: 'Claim 2027-0412' });
const button = (name: string) => page.getByRole('button', { name, exact: true }).element() as HTMLElement;
const handle = () => page.getByRole('separator', { name: 'Width of the panel' }).element() as HTMLElement;
const widthOfPanel = () => panel().element().getBoundingClientRect().width;

beforeEach(() => page.viewport(1200, 768));

describeConformance('SidePanel', <Example defaultOpen />, { part: 'side-panel', element: HTMLDivElement });

describe('SidePanel', () => {
  it.each(sidePanelKeys)('$keys: $does', async (row) => {
    await render(<Opened />);
    button('Details').focus();
    button('Details').click();
    await expect.element(panel()).toBeVisible();
    await walkKeys(row, { focusFirst: button('Close') });
    expect(panel().query() !== null).toBe(row.open);
    expect(document.activeElement?.textContent).toBe(row.focus);
  });

  it('does not move the focus when it opens, except on request', async () => {
    const screen = await render(<Opened />);
    button('Details').focus();
    button('Details').click();
    await expect.element(panel()).toBeVisible();
    expect(document.activeElement).toBe(button('Details'));
    await screen.unmount();
    await render(<Opened focusOnOpen />);
    button('Details').focus();
    button('Details').click();
    await expect.element(page.getByRole('heading', { name: 'Claim 2027-0412' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Details'));
  });

  it('returns the focus past the resize handle, which is removed with the panel', async () => {
    await render(<Opened resizable />);
    button('Details').focus();
    button('Details').click();
    await expect.element(panel()).toBeVisible();
    await userEvent.tab();
    expect(document.activeElement).toBe(handle());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Details'));
  });

  it('does not move the focus on the initial page', async () => {
    await render(<Example defaultOpen focusOnOpen />);
    await expect.element(panel()).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  it('ignores Escape outside the panel, and leaves it to a popover that is open inside', async () => {
    const onOpenChange = vi.fn();
    await render(
      <Example
        open
        onOpenChange={onOpenChange}
        panel={
          <Popover label="History" trigger={<button>History</button>}>
            Reported on 12 Mar 2027.
          </Popover>
        }
      >
        <button>Outside</button>
      </Example>,
    );
    button('Outside').focus();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'History' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(page.getByRole('dialog').query()).toBeNull();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false, expect.objectContaining({ reason: 'escape' })]]);
  });

  it.each([
    ['end', 'ltr', true],
    ['start', 'ltr', false],
    ['end', 'rtl', false],
  ] as const)('is at the %s in %s text', async (side, dir, atRight) => {
    await render(
      <div dir={dir}>
        <Example defaultOpen side={side} />
      </div>,
    );
    const main = page.getByText('Claims').element().getBoundingClientRect();
    expect(panel().element().getBoundingClientRect().left > main.left).toBe(atRight);
    const follows = page.getByText('Claims').element().compareDocumentPosition(panel().element());
    expect(follows === Node.DOCUMENT_POSITION_FOLLOWING).toBe(side === 'end');
  });

  it.each(resizeKeys)('$keys: $does', async (row) => {
    const onWidthChange = vi.fn();
    await render(<Example defaultOpen resizable onWidthChange={onWidthChange} />);
    await walkKeys(row, { focusFirst: handle() });
    expect(widthOfPanel()).toBe(row.width);
    expect(handle().getAttribute('aria-valuenow')).toBe(String(row.width));
    expect(onWidthChange).toHaveBeenCalledExactlyOnceWith(row.width);
  });

  it('is resized by dragging the handle, within its limits', async () => {
    await render(<Example defaultOpen resizable />);
    const element = handle();
    element.setPointerCapture = () => undefined; // needs a real pointer
    const at = (type: string, clientX: number) =>
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, button: 0, pointerId: 1 }));
    at('pointerdown', 800);
    at('pointermove', 760);
    await vi.waitFor(() => expect(widthOfPanel()).toBe(400));
    at('pointermove', 0);
    await vi.waitFor(() => expect(widthOfPanel()).toBe(640));
    at('pointerup', 0);
    at('pointermove', 800);
    await new Promise(requestAnimationFrame);
    expect(widthOfPanel()).toBe(640);
  });

  it('has the width from before a drag when Escape is pressed during it', async () => {
    await render(<Example defaultOpen resizable />);
    const element = handle();
    element.setPointerCapture = () => undefined; // needs a real pointer
    const at = (type: string, clientX: number) =>
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, button: 0, pointerId: 1 }));
    at('pointerdown', 800);
    at('pointermove', 760);
    await vi.waitFor(() => expect(widthOfPanel()).toBe(400));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(widthOfPanel()).toBe(360));
    at('pointermove', 700);
    await new Promise(requestAnimationFrame);
    expect(widthOfPanel()).toBe(360);
    await expect.element(panel()).toBeVisible();
  });

  it('has a handle that names its panel and its limits', async () => {
    await render(<Example defaultOpen resizable minWidth={200} maxWidth={500} />);
    expect(handle().getAttribute('aria-controls')).toBe(panel().element().id);
    expect([handle().getAttribute('aria-valuemin'), handle().getAttribute('aria-valuemax')]).toEqual(['200', '500']);
    expect(handle().getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  });

  it('is below the content on a small screen with `stack`', async () => {
    await page.viewport(390, 768);
    await render(<Example defaultOpen resizable />);
    const main = page.getByText('Claims').element().getBoundingClientRect();
    const box = panel().element().getBoundingClientRect();
    expect(box.top).toBeGreaterThanOrEqual(main.bottom);
    expect(page.getByRole('separator').query()).toBeNull();
  });

  it('is a drawer on a small screen with `drawer`', async () => {
    await page.viewport(390, 768);
    const onOpenChange = vi.fn();
    await render(<Example defaultOpen narrow="drawer" onOpenChange={onOpenChange} />);
    await expect.element(page.getByRole('dialog', { name: 'Claim 2027-0412' })).toBeVisible();
    // Not on the first button of the content, which may be far below.
    await expect.element(page.getByRole('heading', { name: 'Claim 2027-0412' })).toHaveFocus();
    expect(panel().query()).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false, expect.objectContaining({ reason: 'drawer' })]]);
    await vi.waitFor(() => expect(page.getByRole('dialog').query()).toBeNull());
  });

  it('sticks below the bar of an app shell, which never covers its focused controls (WCAG 2.2, 2.4.11)', async () => {
    await render(
      <AppShell topBar={<TopBar brand="Attesta" />} navigation="Navigation">
        <Example defaultOpen panel={<p style={{ blockSize: 2000 }}>Long</p>} actions={<button>Approve</button>}>
          <p style={{ blockSize: 3000 }}>Claims</p>
        </Example>
      </AppShell>,
    );
    window.scrollTo({ top: 1000, behavior: 'instant' });
    const bar = document.querySelector('[data-slot="bar"]')!.getBoundingClientRect();
    await vi.waitFor(() => expect(panel().element().getBoundingClientRect().top).toBe(bar.bottom + 16));
    const { x, y, width, height } = button('Close').getBoundingClientRect();
    expect(button('Close').contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    expect(button('Approve').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

  it('lets keyboard users scroll long content, and keeps the actions in view', async () => {
    await render(
      <Example defaultOpen panel={<p style={{ blockSize: 2000 }}>Long</p>} actions={<button>Approve</button>} />,
    );
    expect(document.querySelector<HTMLElement>('[data-slot="body"]')!.tabIndex).toBe(0);
    expect(button('Approve').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  });
});
