import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SnackbarNotice } from './snackbar-notice.js';
import { visibleSnacks } from './snackbar-state.js';
import { createSnackbars, type Snackbars, type SnackbarSettings } from './snackbar-store.js';

/** A queue that someone shows. */
const hosted = (settings?: Partial<SnackbarSettings>) => {
  const store = createSnackbars(settings);
  store.attach({});
  return store;
};

const show = (store: Snackbars, ...messages: string[]) => {
  const ids = messages.map((message) => store.notify({ message }));
  for (const { id } of visibleSnacks(store.getState())) store.entered(id);
  return ids;
};
const phaseOf = (store: Snackbars, id: string | undefined) =>
  store.getState().snacks.find((snack) => snack.id === id)?.phase;

describe('the queue of notices', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('S9.3 lets a notice go 3000 ms after it came in', () => {
    const store = hosted();
    const [id] = show(store, 'Saved');
    vi.advanceTimersByTime(2999);
    expect(phaseOf(store, id)).toBe('entered');
    vi.advanceTimersByTime(1);
    expect(phaseOf(store, id)).toBe('exiting');
    expect(store.getState().snacks[0]?.reason).toBe('timeout');
  });

  it.each([
    ['an error', { tone: 'error' }],
    ['one with an action', { action: { label: 'Undo', onAction: () => undefined } }],
    ['one that persists', { persist: true }],
  ] as const)('lets %s stay', (_, notice) => {
    const store = hosted();
    const id = store.notify(notice);
    store.entered(id);
    vi.advanceTimersByTime(60_000);
    expect(phaseOf(store, id)).toBe('entered');
  });

  it.each([
    [Infinity, 'entered'],
    [2 ** 31, 'entered'],
    [NaN, 'exiting'],
    [-5, 'exiting'],
  ])('of a queue whose time is %s is %s after a while', (autoHide, phase) => {
    const store = hosted({ autoHide });
    const [id] = show(store, 'Saved');
    vi.advanceTimersByTime(5000);
    expect(phaseOf(store, id)).toBe(phase);
  });

  it('stops the clock while it is held, and goes on with what was left', () => {
    const store = hosted();
    const [id] = show(store, 'Saved');
    vi.advanceTimersByTime(2000);
    store.hold('hover', true);
    store.hold('focus', true);
    vi.advanceTimersByTime(60_000);
    store.hold('hover', false);
    vi.advanceTimersByTime(60_000);
    expect(phaseOf(store, id)).toBe('entered');
    store.hold('focus', false);
    vi.advanceTimersByTime(999);
    expect(phaseOf(store, id)).toBe('entered');
    vi.advanceTimersByTime(1);
    expect(phaseOf(store, id)).toBe('exiting');
  });

  it('begins the time again when the same is told again', () => {
    const store = hosted();
    const [id] = show(store, 'Saved');
    vi.advanceTimersByTime(2000);
    expect(store.notify({ message: 'Saved' })).toBe(id);
    vi.advanceTimersByTime(2999);
    expect(phaseOf(store, id)).toBe('entered');
    vi.advanceTimersByTime(1);
    expect(phaseOf(store, id)).toBe('exiting');
  });

  it('shows none of those that wait when all are closed', () => {
    const store = hosted({ maxStack: 1 });
    show(store, 'a', 'b', 'c');
    store.close();
    expect(store.getState().snacks.map(({ message, phase }) => `${message} ${phase}`)).toEqual(['a exiting']);
  });

  it('tells its listeners only of changes, and no longer when they leave', () => {
    const store = hosted();
    const heard = vi.fn<() => void>();
    const leave = store.subscribe(heard);
    const id = store.notify();
    store.exited(id);
    expect(heard).toHaveBeenCalledTimes(1);
    leave();
    store.notify();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('takes other limits while it runs', () => {
    const store = hosted();
    show(store, 'a', 'b', 'c');
    store.configure({ maxStack: 2, autoHide: 100 });
    expect(phaseOf(store, 'notice-1')).toBe('exiting');
  });

  it.each<[SnackbarNotice, number]>([
    [{ duration: 8000 }, 8000],
    [{ tone: 'error', duration: 10_000 }, 10_000],
    [{ duration: -5 }, 0],
  ])('lets %o go after %i ms', (notice, ms) => {
    const store = hosted();
    const id = store.notify(notice);
    store.entered(id);
    if (ms > 0) vi.advanceTimersByTime(ms - 1);
    expect(phaseOf(store, id)).toBe('entered');
    vi.advanceTimersByTime(1);
    expect(phaseOf(store, id)).toBe('exiting');
  });

  it('begins the time again when a notice is changed, and takes the new one', () => {
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

  it('says what was closed', () => {
    const store = hosted();
    const [id] = show(store, 'Saved');
    expect([store.close(id), store.close(id), store.close('none')]).toEqual([true, false, false]);
  });
});

describe('a queue and its hosts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lets nobody go while there is no host to show them', () => {
    const store = createSnackbars();
    const [id] = show(store, 'Saved', 'b', 'c', 'd');
    vi.advanceTimersByTime(60_000);
    expect(phaseOf(store, id)).toBe('entered');
    store.attach({});
    vi.advanceTimersByTime(3000);
    expect(store.getState().snacks.filter(({ phase }) => phase === 'exiting')).not.toEqual([]);
  });

  it('shows them in the first host, and in the next one when that leaves', () => {
    const store = createSnackbars();
    const [one, other] = [{}, {}];
    const leave = store.attach(one);
    store.attach(other);
    store.notify();
    expect([store.shownBy(one).length, store.shownBy(other).length]).toEqual([1, 0]);
    leave();
    expect([store.shownBy(one).length, store.shownBy(other).length]).toEqual([0, 1]);
  });

  it('keeps what runs when its only host leaves, and ends what was going', () => {
    const store = createSnackbars();
    const leave = store.attach({});
    const [a, b] = show(store, 'a', 'b');
    store.close(a);
    store.hold('hover', true);
    leave();
    vi.advanceTimersByTime(60_000);
    expect(store.getState().snacks).toMatchObject([{ id: b, phase: 'entered' }]);
    store.attach({});
    expect(store.getState().held).toBe(false);
    vi.advanceTimersByTime(3000);
    expect(phaseOf(store, b)).toBe('exiting');
  });

  it('gives a host the same answer while the same is seen', () => {
    const store = createSnackbars();
    const host = {};
    store.attach(host);
    for (const message of ['a', 'b', 'c']) store.notify({ message });
    const seen = store.shownBy(host);
    for (let row = 0; row < 50; row += 1) store.notify({ message: `Row ${row}` });
    expect(store.shownBy(host)).toBe(seen);
  });
});

describe('a notice that goes with a promise', () => {
  const words = {
    pending: 'Saving',
    success: (name: string) => `${name} saved`,
    error: { message: 'Not saved', duration: 9000 },
  };

  it('is busy and stays, and then tells of success and goes', async () => {
    const store = hosted();
    const work = store.promise(Promise.resolve('Device'), words);
    expect(store.getState().snacks).toMatchObject([{ message: 'Saving', busy: true, stays: true, tone: 'info' }]);
    await expect(work).resolves.toBe('Device');
    expect(store.getState().snacks).toMatchObject([
      { message: 'Device saved', busy: false, stays: false, tone: 'success' },
    ]);
  });

  it('tells of an error, and leaves the promise to its owner', async () => {
    const store = hosted();
    await expect(store.promise(Promise.reject(new Error('no answer')), words)).rejects.toThrow('no answer');
    expect(store.getState().snacks).toMatchObject([
      { message: 'Not saved', busy: false, tone: 'error', duration: 9000 },
    ]);
  });

  it('tells the end in a new notice where the first was closed', async () => {
    const store = hosted();
    const work = store.promise(Promise.resolve('Device'), words);
    store.entered('notice-1');
    store.close('notice-1');
    await work;
    expect(store.getState().snacks).toMatchObject([
      { message: 'Saving', phase: 'exiting' },
      { message: 'Device saved', phase: 'shown' },
    ]);
  });

  it('is not busy for ever where its words cannot be made, and throws that to the page', async () => {
    const store = hosted();
    const thrown = vi.fn();
    vi.stubGlobal('reportError', thrown);
    await store.promise(Promise.resolve('Device'), {
      ...words,
      success: () => {
        throw new Error('no words');
      },
    });
    const [notice] = store.getState().snacks;
    expect(phaseOf(store, notice?.id)).toBe('exiting');
    expect(thrown).toHaveBeenCalledWith(expect.objectContaining({ message: 'no words' }));
    vi.unstubAllGlobals();
  });

  it('is not made one with another that is under way', async () => {
    const store = hosted();
    await Promise.allSettled([
      store.promise(Promise.resolve('Device'), words),
      store.promise(Promise.reject(new Error('no')), words),
    ]);
    expect(store.getState().snacks.map(({ message }) => message)).toEqual(['Device saved', 'Not saved']);
  });
});
