import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { ThemeRoot } from '../../theme/index.js';
import { AlertDialog, useConfirm, type AlertDialogProps } from './index.js';
import { alertDialogKeys } from './alert-dialog.keys.js';

const dialog = () => document.querySelector<HTMLDialogElement>('[data-part="alert-dialog"]');
const focused = () => document.activeElement?.textContent;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = {
  title: 'Delete this device?',
  description: 'Its requests and documents are deleted with it.',
  confirmLabel: 'Delete device',
  tone: 'error',
} as const;
const example = (props?: Partial<AlertDialogProps>) => (
  <AlertDialog trigger={<Button>Delete</Button>} {...question} {...props} />
);

describeConformance('AlertDialog', <AlertDialog defaultOpen {...question} />, {
  part: 'alert-dialog',
  element: HTMLDialogElement,
});

function deferred() {
  let settle = { done: () => {}, fail: (_error: Error) => {} };
  const promise = new Promise<void>((done, fail) => {
    settle = { done, fail };
  });
  return { promise, ...settle };
}

describe('AlertDialog', () => {
  it.each(alertDialogKeys)('$keys: $does', async (row) => {
    await render(example());
    await walkKeys(row, { focusFirst: button('Delete').element() as HTMLElement });
    expect(focused()).toBe(row.focus);
    expect(dialog() === null).toBe(row.focus === 'Delete');
  });

  it('has the role alertdialog, its title as name and its description', async () => {
    await render(example({ open: true }));
    await expect
      .element(page.getByRole('alertdialog', { name: question.title }))
      .toHaveAccessibleDescription(question.description);
  });

  it('does not close on a press outside', async () => {
    await render(example({ defaultOpen: true }));
    await page.elementLocator(dialog() as Element).click({ position: { x: 4, y: 4 } });
    expect(dialog()).not.toBeNull();
  });

  it.each([
    ['cancel', 'Cancel'],
    ['confirm', 'Delete device'],
  ] as const)('calls onOpenChange with the reason %s', async (reason, name) => {
    const change = vi.fn();
    const confirmed = vi.fn();
    await render(example({ defaultOpen: true, onOpenChange: change, onConfirm: confirmed }));
    await button(name).click();
    expect(dialog()).toBeNull();
    expect(change).toHaveBeenCalledExactlyOnceWith(false, { reason, event: expect.any(Event) as Event });
    expect(confirmed).toHaveBeenCalledTimes(reason === 'confirm' ? 1 : 0);
  });

  it('is busy until the promise is fulfilled and cannot be closed meanwhile', async () => {
    const work = deferred();
    const start = vi.fn(() => work.promise);
    await render(example({ defaultOpen: true, onConfirm: start }));
    await button('Delete device').click();
    expect(dialog()?.dataset['pending']).toBe('true');
    await expect.element(button('Cancel')).toBeDisabled();
    expect(document.activeElement?.getAttribute('aria-busy')).toBe('true');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Enter}');
    expect(start).toHaveBeenCalledTimes(1);
    expect(dialog()?.open).toBe(true);
    work.done();
    await vi.waitFor(() => expect(dialog()).toBeNull());
  });

  it('shows and announces a failure in the dialog and allows another attempt', async () => {
    const attempts = [deferred(), deferred()];
    const next = attempts.values();
    await render(
      example({
        defaultOpen: true,
        onConfirm: () => next.next().value?.promise,
        labels: { failed: (error) => (error as Error).message },
      }),
    );
    await button('Delete device').click();
    attempts[0]?.fail(new Error('The device has an open request.'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('The device has an open request.');
    expect(focused()).toContain('Delete device');
    await button('Delete device').click();
    await vi.waitFor(() => expect(page.getByRole('alert').elements()).toHaveLength(0));
    attempts[1]?.done();
    await vi.waitFor(() => expect(dialog()).toBeNull());
  });

  it('shows an error that onConfirm throws and resets it when opened again', async () => {
    await render(
      example({
        defaultOpen: true,
        onConfirm: () => {
          throw new Error('no');
        },
      }),
    );
    await button('Delete device').click();
    await vi.waitFor(() =>
      expect(page.getByRole('alert').element().textContent).toContain('This did not work. Nothing was changed.'),
    );
    await button('Cancel').click();
    await button('Delete').click();
    expect(dialog()).not.toBeNull();
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });

  it('closes when onConfirm returns a value that is not a promise', async () => {
    for (const returned of [1, 'done', {}, true]) {
      const change = vi.fn();
      const screen = await render(
        example({ defaultOpen: true, onOpenChange: change, onConfirm: () => returned as never }),
      );
      await screen.getByRole('button', { name: 'Delete device' }).click();
      await vi.waitFor(() => expect(page.getByRole('alertdialog').elements()).toHaveLength(0));
      expect(change).toHaveBeenCalledExactlyOnceWith(false, expect.objectContaining({ reason: 'confirm' }));
      await screen.unmount();
    }
  });

  it('ignores a promise of a previous opening', async () => {
    const work = deferred();
    const change = vi.fn();
    const withOpen = (open: boolean) => example({ open, onOpenChange: change, onConfirm: () => work.promise });
    const screen = await render(withOpen(true));
    await button('Delete device').click();
    await screen.rerender(withOpen(false));
    await screen.rerender(withOpen(true));
    work.done();
    await work.promise;
    expect(change).not.toHaveBeenCalled();
    expect(dialog()?.dataset['pending']).toBeUndefined();
  });
});

describe('useConfirm', () => {
  function Asker({ onResult }: { onResult: (confirmed: boolean) => void }) {
    const { confirm, question: confirmDialog } = useConfirm();
    const [times, setTimes] = useState(0);
    const ask = async () => {
      setTimes(times + 1);
      onResult(await confirm(question));
    };
    return (
      <ThemeRoot mode="dark" data-testid="island">
        <Button onClick={() => void ask()}>Ask</Button>
        {confirmDialog}
      </ThemeRoot>
    );
  }

  it.each([
    ['Cancel', false],
    ['Delete device', true],
  ] as const)('resolves after %s to %s, and renders in the theme root of the question', async (name, confirmed) => {
    const onResult = vi.fn();
    await render(<Asker onResult={onResult} />);
    await button('Ask').click();
    expect(dialog()?.closest('[data-testid="island"]')).not.toBeNull();
    expect(onResult).not.toHaveBeenCalled();
    await button(name).click();
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(confirmed));
    expect(focused()).toBe('Ask');
  });

  it('resolves to false when the component unmounts', async () => {
    const onResult = vi.fn();
    const screen = await render(<Asker onResult={onResult} />);
    await button('Ask').click();
    await screen.unmount();
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(false));
  });
});
