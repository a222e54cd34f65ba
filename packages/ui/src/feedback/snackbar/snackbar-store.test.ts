import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visibleToasts } from './snackbar-state.js';
import { createSnackbars, type Snackbars, type SnackbarSettings } from './snackbar-store.js';
import type { SnackbarContent } from './toast.js';

/** A queue with a host. */
const hosted = (settings?: Partial<SnackbarSettings>) => {
  const store = createSnackbars(settings);
  store.attach({});
  return store;
};

const show = (store: Snackbars, ...messages: string[]) => {
  const ids = messages.map((message) => store.notify({ message }));
  for (const { id } of visibleToasts(store.getState())) store.entered(id);
  return ids;
};
const phaseOf = (store: Snackbars, id: string | undefined) =>
  store.getState().toasts.find((toast) => toast.id === id)?.phase;

describe('createSnackbars', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('closes a toast 3000 ms after its enter transition (S9.3)', () => {
    const store = hosted();
    const [id] = show(store, 'Saved');
    vi.advanceTimersByTime(2999);
    expect(phaseOf(store, id)).toBe('entered');
    vi.advanceTimersByTime(1);
    expect(phaseOf(store, id)).toBe('exiting');
    expect(store.getState().toasts[0]?.reason).toBe('timeout');
  });

  it.each([
    ['an error', { tone: 'error' }],
    ['a toast with an action', { action: { label: 'Undo', onAction: () => undefined } }],
    ['a persistent toast', { persist: true }],
  ] as const)('keeps %s', (_, content) => {
    const store = hosted();
    const id = store.notify({ message: 'Saved', ...content });
    store.entered(id);
    vi.advanceTimersByTime(60_000);
    expect(phaseOf(store, id)).toBe('entered');
  });

  it.each([
    [Infinity, 'entered'],
    [2 ** 31, 'entered'],
    [NaN, 'exiting'],
    [-5, 'exiting'],
  ])('with autoHide %s, the toast is %s after 5 s', (autoHide, phase) => {
    const store = hosted({ autoHide });
    const [id] = show(store, 'Saved');
    vi.advanceTimersByTime(5000);
    expect(phaseOf(store, id)).toBe(phase);
  });

  it('pauses the timer until every reason is resumed, then continues with the remaining time', () => {
    const store = hosted();
    const [id] = show(store, 'Saved');
    vi.advanceTimersByTime(2000);
    store.pause('hover');
    store.pause('focus');
    vi.advanceTimersByTime(60_000);
    store.resume('hover');
    vi.advanceTimersByTime(60_000);
    expect(phaseOf(store, id)).toBe('entered');
    store.resume('focus');
    vi.advanceTimersByTime(999);
    expect(phaseOf(store, id)).toBe('entered');
    vi.advanceTimersByTime(1);
    expect(phaseOf(store, id)).toBe('exiting');
  });

  it('restarts the timer when the same toast is added again', () => {
    const store = hosted();
    const [id] = show(store, 'Saved');
    vi.advanceTimersByTime(2000);
    expect(store.notify({ message: 'Saved' })).toBe(id);
    vi.advanceTimersByTime(2999);
    expect(phaseOf(store, id)).toBe('entered');
    vi.advanceTimersByTime(1);
    expect(phaseOf(store, id)).toBe('exiting');
  });

  it('does not show waiting toasts when all toasts are closed', () => {
    const store = hosted({ maxStack: 1 });
    show(store, 'a', 'b', 'c');
    store.close();
    expect(store.getState().toasts.map(({ message, phase }) => `${message} ${phase}`)).toEqual(['a exiting']);
  });

  it('calls listeners only after changes, and not after they unsubscribe', () => {
    const store = hosted();
    const listener = vi.fn<() => void>();
    const unsubscribe = store.subscribe(listener);
    const id = store.notify({ message: 'a' });
    store.exited(id);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    store.notify({ message: 'b' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('applies new limits to visible toasts', () => {
    const store = hosted();
    show(store, 'a', 'b', 'c');
    store.configure({ maxStack: 2, autoHide: 100 });
    expect(phaseOf(store, 'notice-1')).toBe('exiting');
  });

  it.each<[Partial<SnackbarContent>, number]>([
    [{ duration: 8000 }, 8000],
    [{ tone: 'error', duration: 10_000 }, 10_000],
    [{ duration: -5 }, 0],
  ])('closes a toast with %o after %i ms', (content, ms) => {
    const store = hosted();
    const id = store.notify({ message: 'Saved', ...content });
    store.entered(id);
    if (ms > 0) vi.advanceTimersByTime(ms - 1);
    expect(phaseOf(store, id)).toBe('entered');
    vi.advanceTimersByTime(1);
    expect(phaseOf(store, id)).toBe('exiting');
  });

  it('restarts the timer when a toast is updated, with its new duration', () => {
    const store = hosted();
    const [id] = show(store, 'Saving');
    vi.advanceTimersByTime(2000);
    expect(store.update(id!, { message: 'Saved', duration: 5000 })).toBe(true);
    vi.advanceTimersByTime(4999);
    expect(phaseOf(store, id)).toBe('entered');
    vi.advanceTimersByTime(1);
    expect(phaseOf(store, id)).toBe('exiting');
    expect(store.update(id!, { message: 'Late' })).toBe(false);
  });

  it('returns from close whether a toast was closed', () => {
    const store = hosted();
    const [id] = show(store, 'Saved');
    expect([store.close(id), store.close(id), store.close('none')]).toEqual([true, false, false]);
  });
});

describe('a queue with hosts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('closes no toast while no host is attached', () => {
    const store = createSnackbars();
    const [id] = show(store, 'Saved', 'b', 'c', 'd');
    vi.advanceTimersByTime(60_000);
    expect(phaseOf(store, id)).toBe('entered');
    store.attach({});
    vi.advanceTimersByTime(3000);
    expect(store.getState().toasts.filter(({ phase }) => phase === 'exiting')).not.toEqual([]);
  });

  it('shows toasts in the first host, and in the next one after the first detaches', () => {
    const store = createSnackbars();
    const [one, other] = [{}, {}];
    const detach = store.attach(one);
    store.attach(other);
    store.notify({ message: 'a' });
    expect([store.shownBy(one).length, store.shownBy(other).length]).toEqual([1, 0]);
    detach();
    expect([store.shownBy(one).length, store.shownBy(other).length]).toEqual([0, 1]);
  });

  it('keeps visible toasts when the only host detaches, and removes exiting ones', () => {
    const store = createSnackbars();
    const detach = store.attach({});
    const [a, b] = show(store, 'a', 'b');
    store.close(a);
    store.pause('hover');
    detach();
    vi.advanceTimersByTime(60_000);
    expect(store.getState().toasts).toMatchObject([{ id: b, phase: 'entered' }]);
    store.attach({});
    expect(store.getState().paused).toBe(false);
    vi.advanceTimersByTime(3000);
    expect(phaseOf(store, b)).toBe('exiting');
  });

  it('returns the same array to a host while the visible toasts are unchanged', () => {
    const store = createSnackbars();
    const host = {};
    store.attach(host);
    for (const message of ['a', 'b', 'c']) store.notify({ message });
    const seen = store.shownBy(host);
    for (let row = 0; row < 50; row += 1) store.notify({ message: `Row ${row}` });
    expect(store.shownBy(host)).toBe(seen);
  });
});

describe('a toast that follows a promise', () => {
  const messages = {
    pending: 'Saving',
    success: (name: string) => `${name} saved`,
    error: { message: 'Not saved', duration: 9000 },
  };

  it('is busy and has no timer while pending, then shows the success and a timer starts', async () => {
    const store = hosted();
    const work = store.promise(Promise.resolve('Device'), messages);
    expect(store.getState().toasts).toMatchObject([{ message: 'Saving', busy: true, stays: true, tone: 'info' }]);
    await expect(work).resolves.toBe('Device');
    expect(store.getState().toasts).toMatchObject([
      { message: 'Device saved', busy: false, stays: false, tone: 'success' },
    ]);
  });

  it('shows the error and leaves the rejection to the caller', async () => {
    const store = hosted();
    await expect(store.promise(Promise.reject(new Error('no response')), messages)).rejects.toThrow('no response');
    expect(store.getState().toasts).toMatchObject([
      { message: 'Not saved', busy: false, tone: 'error', duration: 9000 },
    ]);
  });

  it('shows the outcome in a new toast when the first was closed', async () => {
    const store = hosted();
    const work = store.promise(Promise.resolve('Device'), messages);
    store.entered('notice-1');
    store.close('notice-1');
    await work;
    expect(store.getState().toasts).toMatchObject([
      { message: 'Saving', phase: 'exiting' },
      { message: 'Device saved', phase: 'shown' },
    ]);
  });

  it('closes the busy toast and reports the error when an outcome message throws', async () => {
    const store = hosted();
    const reportError = vi.fn();
    vi.stubGlobal('reportError', reportError);
    await store.promise(Promise.resolve('Device'), {
      ...messages,
      success: () => {
        throw new Error('no message');
      },
    });
    const [toast] = store.getState().toasts;
    expect(phaseOf(store, toast?.id)).toBe('exiting');
    expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ message: 'no message' }));
    vi.unstubAllGlobals();
  });

  it('is not merged with another pending toast', async () => {
    const store = hosted();
    await Promise.allSettled([
      store.promise(Promise.resolve('Device'), messages),
      store.promise(Promise.reject(new Error('no')), messages),
    ]);
    expect(store.getState().toasts.map(({ message }) => message)).toEqual(['Device saved', 'Not saved']);
  });
});
