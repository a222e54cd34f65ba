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
  description: 'Its requests and documents go with it.',
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
  it.each(alertDialogKeys)('$keys $does', async (row) => {
    await render(example());
    await walkKeys(row, { focusFirst: button('Delete').element() as HTMLElement });
    expect(focused()).toBe(row.focus);
    expect(dialog() === null).toBe(row.focus === 'Delete');
  });

  it('is an alert dialog, named by its question and described by what follows', async () => {
    await render(example({ open: true }));
    await expect
      .element(page.getByRole('alertdialog', { name: question.title }))
      .toHaveAccessibleDescription(question.description);
  });

  it('does not close by a press beside it', async () => {
    await render(example({ defaultOpen: true }));
    await page.elementLocator(dialog() as Element).click({ position: { x: 4, y: 4 } });
    expect(dialog()).not.toBeNull();
  });

  it.each([
    ['cancel', 'Cancel'],
    ['confirm', 'Delete device'],
  ] as const)('tells that it closed by %s', async (reason, name) => {
    const change = vi.fn();
    const confirmed = vi.fn();
    await render(example({ defaultOpen: true, onOpenChange: change, onConfirm: confirmed }));
    await button(name).click();
    expect(dialog()).toBeNull();
    expect(change).toHaveBeenCalledExactlyOnceWith(false, { reason, event: expect.any(Event) as Event });
    expect(confirmed).toHaveBeenCalledTimes(reason === 'confirm' ? 1 : 0);
  });

  it('stays busy until the work is done, and is not closed meanwhile', async () => {
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

  it('keeps a failure in the dialog, tells of it, and can be confirmed again', async () => {
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

  it('tells of a fault that is thrown at once, and forgets it when it is opened again', async () => {
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

  it('closes where what it ran answers something that is no promise, as a count or an element', async () => {
    for (const answer of [1, 'done', {}, true]) {
      const change = vi.fn();
      const screen = await render(
        example({ defaultOpen: true, onOpenChange: change, onConfirm: () => answer as never }),
      );
      await screen.getByRole('button', { name: 'Delete device' }).click();
      await vi.waitFor(() => expect(page.getByRole('alertdialog').elements()).toHaveLength(0));
      expect(change).toHaveBeenCalledExactlyOnceWith(false, expect.objectContaining({ reason: 'confirm' }));
      await screen.unmount();
    }
  });

  it('takes no answer for the next question that came to the one before', async () => {
    const work = deferred();
    const change = vi.fn();
    const at = (open: boolean) => example({ open, onOpenChange: change, onConfirm: () => work.promise });
    const screen = await render(at(true));
    await button('Delete device').click();
    await screen.rerender(at(false));
    await screen.rerender(at(true));
    work.done();
    await work.promise;
    expect(change).not.toHaveBeenCalled();
    expect(dialog()?.dataset['pending']).toBeUndefined();
  });
});

describe('useConfirm', () => {
  function Asker({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
    const { confirm, question: asked } = useConfirm();
    const [times, setTimes] = useState(0);
    const ask = async () => {
      setTimes(times + 1);
      onAnswer(await confirm(question));
    };
    return (
      <ThemeRoot mode="dark" data-testid="island">
        <Button onClick={() => void ask()}>Ask</Button>
        {asked}
      </ThemeRoot>
    );
  }

  it.each([
    ['Cancel', false],
    ['Delete device', true],
  ] as const)('answers %s with %s, in the theme of its place', async (name, answer) => {
    const answered = vi.fn();
    await render(<Asker onAnswer={answered} />);
    await button('Ask').click();
    expect(dialog()?.closest('[data-testid="island"]')).not.toBeNull();
    expect(answered).not.toHaveBeenCalled();
    await button(name).click();
    await vi.waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(answer));
    expect(focused()).toBe('Ask');
  });

  it('answers no when the one who asked is gone', async () => {
    const answered = vi.fn();
    const screen = await render(<Asker onAnswer={answered} />);
    await button('Ask').click();
    await screen.unmount();
    await vi.waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(false));
  });
});
