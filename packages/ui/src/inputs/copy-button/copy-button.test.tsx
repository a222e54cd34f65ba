import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordAnnouncements } from '../../testing/announced.js';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { copyButtonKeys } from './copy-button.keys.js';
import { CopyButton } from './copy-button.js';
import { resultTime } from './use-copy-state.js';

let write: MockInstance<(text: string) => Promise<void>>;
beforeEach(() => {
  write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
});
afterEach(() => void vi.restoreAllMocks());

const button = () => page.getByRole('button');

describeConformance('CopyButton', <CopyButton text="AT61 1904" />, {
  part: 'copy-button',
  element: HTMLButtonElement,
});

describe('CopyButton', () => {
  it.each(copyButtonKeys)('$keys: $does', async (row) => {
    await render(<CopyButton text="AT61 1904" />);
    await walkKeys(row, { focusFirst: button().element() as HTMLElement });
    await vi.waitFor(() => expect(write).toHaveBeenCalledExactlyOnceWith('AT61 1904'));
  });

  it('shows and announces that the text was copied, and keeps its width', async () => {
    const announced = recordAnnouncements();
    const onCopied = vi.fn();
    await render(<CopyButton text="AT61 1904" onCopied={onCopied} />);
    const { width } = button().element().getBoundingClientRect();
    await button().click();
    await expect.element(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
    expect(button().element().getBoundingClientRect().width).toBe(width);
    await vi.waitFor(() => expect(announced).toContain('polite Copied'));
    expect(onCopied).toHaveBeenCalledExactlyOnceWith('AT61 1904');
  });

  it('shows its label again after 3 s, counted from the last press', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const state = () => button().element().getAttribute('data-state');
      await render(<CopyButton text="AT61 1904" />);
      (button().element() as HTMLElement).click();
      await vi.waitFor(() => expect(state()).toBe('copied'));
      await vi.advanceTimersByTimeAsync(resultTime - 1000);
      (button().element() as HTMLElement).click();
      await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(2));
      await new Promise(requestAnimationFrame); // the commit of the second result restarts the timer
      await new Promise(requestAnimationFrame);
      await vi.advanceTimersByTimeAsync(resultTime - 1000);
      expect(state()).toBe('copied');
      await vi.advanceTimersByTimeAsync(1000);
      await vi.waitFor(() => expect(state()).toBe('idle'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('says what to do if the browser denies access', async () => {
    const announced = recordAnnouncements();
    const onCopyFailed = vi.fn();
    const denied = new DOMException('denied', 'NotAllowedError');
    write.mockRejectedValue(denied);
    await render(<CopyButton text="AT61 1904" onCopyFailed={onCopyFailed} />);
    await button().click();
    await expect.element(page.getByRole('button', { name: 'Not copied', exact: true })).toBeVisible();
    expect(onCopyFailed).toHaveBeenCalledExactlyOnceWith(denied);
    await vi.waitFor(() =>
      expect(announced).toContain('assertive Not copied. Select the text and copy it with the keyboard.'),
    );
  });

  it('reads the text when it is pressed, and fails if that fails', async () => {
    const text = vi.fn<() => Promise<string>>().mockResolvedValue('current');
    await render(<CopyButton text={text} />);
    expect(text).not.toHaveBeenCalled();
    await button().click();
    await vi.waitFor(() => expect(write).toHaveBeenCalledWith('current'));
    text.mockRejectedValue(new Error('offline'));
    await button().click();
    await expect.element(button()).toHaveAttribute('data-state', 'failed');
  });

  it('has the label of its state as name if only the icon is shown', async () => {
    await render(<CopyButton text="AT61" hideLabel labels={{ copy: 'Copy account number' }} />);
    await page.getByRole('button', { name: 'Copy account number' }).click();
    await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  it('does not copy if the caller prevents it', async () => {
    await render(<CopyButton text="AT61" onClick={(event) => event.preventDefault()} />);
    await button().click();
    expect(write).not.toHaveBeenCalled();
  });
});
