import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server.browser';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { AlertDialog } from '../../overlays/alert-dialog/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { Drawer } from '../../overlays/drawer/index.js';
import { loadSnackbarRegion, SnackbarHost } from './snackbar-host.js';
import { createSnackbars } from './snackbar-store.js';

beforeAll(loadSnackbarRegion);

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-part="snackbar"]')];
const messages = () => toasts().map((toast) => toast.querySelector('[data-slot="message"]')?.textContent);

describe('SnackbarHost with a modal dialog', () => {
  function Page({ store }: { store: ReturnType<typeof createSnackbars> }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Dialog trigger={<Button>Open</Button>} title="Device" open={open} onOpenChange={setOpen}>
          <Button>Inside</Button>
        </Dialog>
        <SnackbarHost store={store} transition="Grow" />
      </>
    );
  }
  const dialog = () => document.querySelector<HTMLDialogElement>('[data-part="dialog"]');
  async function opened() {
    const store = createSnackbars();
    const screen = await render(<Page store={store} />);
    store.notify({ message: 'a', persist: true });
    await screen.getByRole('button', { name: 'Open' }).click();
    store.notify({ message: 'b', persist: true });
    await vi.waitFor(() => expect(store.getState().toasts.map(({ phase }) => phase)).toEqual(['entered', 'entered']));
    return { store, screen };
  }

  it('renders the toasts inside the dialog and on top of it; a press on a toast does not close the dialog', async () => {
    const { screen } = await opened();
    expect(toasts().map((toast) => toast.closest('dialog'))).toEqual([dialog(), dialog()]);
    await vi.waitFor(() => {
      const { left, top, width, height } = toasts()[1]!.getBoundingClientRect();
      expect(toasts()[1]!.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    });
    await screen.getByRole('button', { name: 'Close notification' }).first().click();
    await vi.waitFor(() => expect(messages()).toEqual(['Information: b']));
    expect(dialog()?.open).toBe(true);
  });

  it('places the stack above the actions of a drawer, and at the bottom of the window after it closes', async () => {
    const store = createSnackbars();
    const view = (open: boolean) => (
      <>
        <Drawer title="Filter" open={open} onOpenChange={() => {}} actions={<Button>Apply</Button>}>
          Content
        </Drawer>
        <SnackbarHost store={store} transition="Grow" />
      </>
    );
    const { rerender } = await render(view(true));
    flushSync(() => void store.notify({ message: 'a', persist: true }));
    const actions = document.querySelector('dialog [data-slot="actions"]')!;
    await vi.waitFor(() =>
      expect(toasts()[0]!.getBoundingClientRect().bottom).toBeLessThanOrEqual(actions.getBoundingClientRect().top),
    );
    await rerender(view(false));
    await vi.waitFor(() => expect(innerHeight - toasts()[0]!.getBoundingClientRect().bottom).toBe(16));
  });

  it.each([
    ['Dialog', 900, 600],
    ['Dialog', 390, 700],
    ['AlertDialog', 900, 600],
    ['AlertDialog', 390, 700],
    ['Drawer', 900, 600],
    ['Drawer', 390, 700],
  ] as const)('never covers the actions of a %s at %i × %i px', async (name, width, height) => {
    await page.viewport(width, height);
    const store = createSnackbars();
    const content = <p style={{ blockSize: 120 }}>Two reports are attached to this claim.</p>;
    const overlays = {
      Dialog: (
        <Dialog open title="Close the claim" actions={<Button>Close claim</Button>}>
          {content}
        </Dialog>
      ),
      AlertDialog: (
        <AlertDialog
          open
          title="Close the claim"
          description="It cannot be opened again."
          confirmLabel="Close claim"
          onConfirm={() => undefined}
        >
          {content}
        </AlertDialog>
      ),
      Drawer: (
        <Drawer open title="Close the claim" actions={<Button>Close claim</Button>}>
          {content}
        </Drawer>
      ),
    };
    await render(
      <>
        {overlays[name]}
        <SnackbarHost store={store} transition="Grow" />
      </>,
    );
    const message = 'The connection was lost. Changes are saved when it is back.';
    for (let count = 1; count <= 3; count++) {
      store.notify({ message: `${count}: ${message}`, persist: true });
      await vi.waitFor(() => expect(toasts()).toHaveLength(count));
      await vi.waitFor(() => {
        const actions = document.querySelector('dialog [data-slot="actions"]')!.getBoundingClientRect();
        const stack = document.querySelector('[data-part="snackbar-host"] > section')!.getBoundingClientRect();
        expect(stack.bottom <= actions.top || stack.top >= actions.bottom || stack.left >= actions.right).toBe(true);
        expect(stack.top).toBeGreaterThanOrEqual(0);
      });
    }
    await page.viewport(1024, 768);
  });

  it.each([
    ['that is visible', 120],
    ['below the visible part of a long form', 1200],
  ])('never covers a submit button of a form in the dialog, %s', async (_, blockSize) => {
    await page.viewport(900, 600);
    const store = createSnackbars();
    const screen = await render(
      <>
        <Dialog open size="large" title="Close the claim">
          <form style={{ display: 'grid', justifyItems: 'end' }}>
            <textarea aria-label="Reason" style={{ blockSize, inlineSize: '100%' }} />
            <div>
              <Button variant="text">Back</Button>
              <Button type="submit">Close claim</Button>
            </div>
          </form>
        </Dialog>
        <SnackbarHost store={store} transition="Grow" />
      </>,
    );
    for (let count = 1; count <= 3; count++)
      store.notify({ message: `${count}: The connection was lost. Changes are saved when it is back.`, persist: true });
    await vi.waitFor(() => expect(toasts()).toHaveLength(3));
    screen.getByRole('button', { name: 'Close claim' }).element().scrollIntoView({ block: 'end' });
    await vi.waitFor(() => {
      const stack = document.querySelector('[data-part="snackbar-host"] > section')!.getBoundingClientRect();
      for (const name of ['Back', 'Close claim']) {
        const button = screen.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
        expect(button.bottom).toBeLessThan(600);
        expect(stack.right > button.left && stack.left < button.right).toBe(true);
        expect(stack.bottom <= button.top || stack.top >= button.bottom).toBe(true);
      }
      expect(stack.top).toBeGreaterThanOrEqual(0);
    });
    await page.viewport(1024, 768);
  });

  it('moves the stack into the dialog only while it has toasts', async () => {
    const store = createSnackbars();
    const screen = await render(<Page store={store} />);
    const stack = () => document.querySelector('[data-part="snackbar-host"]');
    const before = stack();
    await screen.getByRole('button', { name: 'Open' }).click();
    expect(stack()).toBe(before);
    expect(stack()?.closest('dialog')).toBeNull();
    flushSync(() => void store.notify({ message: 'a', persist: true }));
    expect(stack()?.closest('dialog')).toBe(dialog());
    flushSync(() => void store.notify({ message: 'b', persist: true }));
    expect(messages()).toEqual(['Information: a', 'Information: b']);
  });

  it('moves the focus to the toasts on F6, and closes a toast but not the dialog on Escape', async () => {
    await opened();
    const from = document.activeElement;
    await userEvent.keyboard('{F6}{Tab}{Escape}');
    await vi.waitFor(() => expect(messages()).toEqual(['Information: b']));
    expect(dialog()?.open).toBe(true);
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(from);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(dialog()).toBeNull());
  });

  it('keeps the toasts when the dialog closes, without a second enter transition', async () => {
    const { store, screen } = await opened();
    await screen.getByRole('button', { name: 'Inside' }).click();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(messages()).toEqual(['Information: a', 'Information: b']);
    expect(toasts().flatMap((toast) => toast.getAnimations())).toEqual([]);
    expect(store.getState().paused).toBe(false);
  });
});

describe('Several hosts', () => {
  it('show each toast once; the second host takes over when the first unmounts', async () => {
    const store = createSnackbars();
    const both = (first: boolean) => (
      <>
        {first && <SnackbarHost key="first" store={store} />}
        <SnackbarHost key="second" store={store} />
      </>
    );
    const screen = await render(both(true));
    flushSync(() => void store.notify({ message: 'Saved', persist: true }));
    expect(toasts()).toHaveLength(1);
    await screen.rerender(both(false));
    expect(messages()).toEqual(['Information: Saved']);
  });

  it('show toasts that were added before they mounted, and pause the timers when the last host unmounts', async () => {
    const store = createSnackbars({ autoHide: 1 });
    store.notify({ message: 'Signed in' });
    const first = await render(
      <StrictMode>
        <SnackbarHost store={store} />
      </StrictMode>,
    );
    expect(messages()).toEqual(['Information: Signed in']);
    await first.unmount();
    expect(store.getState().paused).toBe(true);
    await render(
      <StrictMode>
        <SnackbarHost store={store} transition="Grow" />
      </StrictMode>,
    );
    expect(messages()).toEqual(['Information: Signed in']);
    await vi.waitFor(() =>
      expect(store.getState().history).toMatchObject([{ message: 'Signed in', reason: 'timeout' }]),
    );
  });

  it('render no toasts on a server', () => {
    const store = createSnackbars();
    store.notify({ message: 'Device registered' });
    expect(renderToString(<SnackbarHost store={store} />)).toBe('');
  });
});
