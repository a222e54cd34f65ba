import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server.browser';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { Drawer } from '../../overlays/drawer/index.js';
import { SnackbarHost } from './snackbar-host.js';
import { createSnackbars } from './snackbar-store.js';

const notices = () => [...document.querySelectorAll<HTMLElement>('[data-part="snackbar"]')];
const words = () => notices().map((notice) => notice.querySelector('[data-slot="message"]')?.textContent);

describe('Notices and a modal dialog', () => {
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
    await vi.waitFor(() => expect(store.getState().snacks.map(({ phase }) => phase)).toEqual(['entered', 'entered']));
    return { store, screen };
  }

  it('stand in it, above it, and are operated without closing it', async () => {
    const { screen } = await opened();
    expect(notices().map((notice) => notice.closest('dialog'))).toEqual([dialog(), dialog()]);
    await vi.waitFor(() => {
      const { left, top, width, height } = notices()[1]!.getBoundingClientRect();
      expect(notices()[1]!.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    });
    await screen.getByRole('button', { name: 'Close notice' }).first().click();
    await vi.waitFor(() => expect(words()).toEqual(['Information: b']));
    expect(dialog()?.open).toBe(true);
  });

  it('hang above the actions at the foot of a drawer, and at the foot of the window again after it', async () => {
    const store = createSnackbars();
    const page = (open: boolean) => (
      <>
        <Drawer title="Filter" open={open} onOpenChange={() => {}} actions={<Button>Apply</Button>}>
          Words
        </Drawer>
        <SnackbarHost store={store} transition="Grow" />
      </>
    );
    const { rerender } = await render(page(true));
    flushSync(() => void store.notify({ message: 'a', persist: true }));
    const actions = document.querySelector('dialog [data-slot="actions"]')!;
    expect(notices()[0]!.getBoundingClientRect().bottom).toBeLessThanOrEqual(actions.getBoundingClientRect().top);
    await rerender(page(false));
    await vi.waitFor(() => expect(innerHeight - notices()[0]!.getBoundingClientRect().bottom).toBe(16));
  });

  it('bring their stack along: one without notices stays where it is while a dialog opens', async () => {
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
    expect(words()).toEqual(['Information: a', 'Information: b']);
  });

  it('are reached by F6 and closed by Escape, which the dialog does not hear', async () => {
    await opened();
    const from = document.activeElement;
    await userEvent.keyboard('{F6}{Tab}{Escape}');
    await vi.waitFor(() => expect(words()).toEqual(['Information: b']));
    expect(dialog()?.open).toBe(true);
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(from);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(dialog()).toBeNull());
  });

  it('stay when it closes, without coming in again', async () => {
    const { store, screen } = await opened();
    await screen.getByRole('button', { name: 'Inside' }).click();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(words()).toEqual(['Information: a', 'Information: b']);
    expect(notices().flatMap((notice) => notice.getAnimations())).toEqual([]);
    expect(store.getState().held).toBe(false);
  });
});

describe('Hosts', () => {
  it('show each notice once where there are two, and the second takes over', async () => {
    const store = createSnackbars();
    const both = (first: boolean) => (
      <>
        {first && <SnackbarHost key="first" store={store} />}
        <SnackbarHost key="second" store={store} />
      </>
    );
    const screen = await render(both(true));
    flushSync(() => void store.notify({ message: 'Saved', persist: true }));
    expect(notices()).toHaveLength(1);
    await screen.rerender(both(false));
    expect(words()).toEqual(['Information: Saved']);
  });

  it('that come late show what waited; that go let nothing pass unseen', async () => {
    const store = createSnackbars({ autoHide: 1 });
    store.notify({ message: 'Signed in' });
    const first = await render(
      <StrictMode>
        <SnackbarHost store={store} />
      </StrictMode>,
    );
    expect(words()).toEqual(['Information: Signed in']);
    await first.unmount();
    expect(store.getState().held).toBe(true);
    await render(
      <StrictMode>
        <SnackbarHost store={store} transition="Grow" />
      </StrictMode>,
    );
    expect(words()).toEqual(['Information: Signed in']);
    await vi.waitFor(() =>
      expect(store.getState().history).toMatchObject([{ message: 'Signed in', reason: 'timeout' }]),
    );
  });

  it('send no notice from a server', () => {
    const store = createSnackbars();
    store.notify({ message: 'Device registered' });
    const sent = renderToString(<SnackbarHost store={store} />);
    expect(sent).toContain('data-part="snackbar-host"');
    expect(sent).not.toContain('Device registered');
  });
});
