import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordAnnouncements } from '../../testing/announced.js';
import { describeConformance } from '../../testing/conformance.js';
import { SessionTimeoutDialog, type SessionTimeoutDialogProps } from './index.js';
import { sessionTimeoutKeys } from './session-timeout-dialog.keys.js';

const minute = 60_000;
const never = () => new Promise<number>(() => undefined);
const Example = (props: Partial<SessionTimeoutDialogProps>) => (
  <SessionTimeoutDialog
    expiresAt={undefined}
    warning={2 * minute}
    channel="test-session"
    onExtend={never}
    onSignOut={() => undefined}
    onExpire={() => undefined}
    {...props}
  />
);
const soon = () => Date.now() + minute;
const dialog = () => page.getByRole('alertdialog', { name: 'You will be signed out soon' });
const stay = () => page.getByRole('button', { name: 'Stay signed in' });
const fixed = soon();
/** A message of another tab. */
function fromAnotherTab(message: unknown) {
  const channel = new BroadcastChannel('test-session');
  channel.postMessage(message);
  channel.close();
}

describeConformance('SessionTimeoutDialog', <Example expiresAt={fixed + 3_600_000} warning={3_700_000} />, {
  part: 'session-timeout-dialog',
  element: HTMLDialogElement,
});

afterEach(() => vi.restoreAllMocks());

describe('SessionTimeoutDialog', () => {
  it.each(sessionTimeoutKeys)('$keys: $does', async (row) => {
    const [extend, signOut] = [vi.fn(() => Promise.resolve(Date.now() + 60 * minute)), vi.fn()];
    await render(<Example expiresAt={soon()} onExtend={extend} onSignOut={signOut} />);
    await expect.element(stay()).toHaveFocus();
    await userEvent.keyboard(row.keys);
    const called = row.result === 'extended' ? extend : signOut;
    await vi.waitFor(() => expect(called).toHaveBeenCalledOnce());
  });

  it('is closed while there is time, and without a session', async () => {
    const screen = await render(<Example expiresAt={Date.now() + 10 * minute} />);
    expect(dialog().query()).toBeNull();
    await screen.rerender(<Example expiresAt={undefined} />);
    expect(dialog().query()).toBeNull();
    await screen.rerender(<Example expiresAt={soon()} />);
    await expect.element(dialog()).toBeVisible();
  });

  it('counts down', async () => {
    await render(<Example expiresAt={Date.now() + 45_000} />);
    const text = () => document.querySelector('[data-slot="remaining"]')?.textContent ?? '';
    await expect.poll(text).toMatch(/^\d+ seconds left$/);
    const before = Number.parseInt(text(), 10);
    await expect.poll(() => Number.parseInt(text(), 10)).toBeLessThan(before);
  });

  it('closes for the new time after it was extended, and says so', async () => {
    const announced = recordAnnouncements();
    await render(<Example expiresAt={soon()} onExtend={() => Promise.resolve(Date.now() + 60 * minute)} />);
    await stay().click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await vi.waitFor(() => expect(announced).toContain('polite You stay signed in.'));
  });

  it('stays open with a message if the session cannot be extended', async () => {
    await render(<Example expiresAt={soon()} onExtend={() => Promise.reject(new Error('offline'))} />);
    await stay().click();
    await expect.element(page.getByText('The session could not be extended. Try again.')).toBeVisible();
    await expect.element(dialog()).toBeVisible();
  });

  it('reports the end once, also if it passed while the computer slept', async () => {
    const expired = vi.fn();
    const end = soon();
    await render(<Example expiresAt={end} onExpire={expired} />);
    await expect.element(dialog()).toBeVisible();
    vi.spyOn(Date, 'now').mockReturnValue(end + 1);
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(expired).toHaveBeenCalledOnce());
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('follows other tabs: closes when one extends the session, ends when one signs out', async () => {
    const expired = vi.fn();
    await render(<Example expiresAt={soon()} onExpire={expired} />);
    await expect.element(dialog()).toBeVisible();
    fromAnotherTab({ type: 'unknown' });
    fromAnotherTab({ type: 'extended', expiresAt: Date.now() + 60 * minute });
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(expired).not.toHaveBeenCalled();
    fromAnotherTab({ type: 'ended' });
    await vi.waitFor(() => expect(expired).toHaveBeenCalledOnce());
  });

  it('tells other tabs that the session was extended', async () => {
    const until = Date.now() + 60 * minute;
    const received = vi.fn();
    const other = new BroadcastChannel('test-session');
    other.onmessage = ({ data }) => received(data);
    await render(<Example expiresAt={soon()} onExtend={() => Promise.resolve(until)} />);
    await stay().click();
    await vi.waitFor(() => expect(received).toHaveBeenCalledWith({ type: 'extended', expiresAt: until }));
    other.close();
  });
});
