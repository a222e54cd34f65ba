import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visibleSnacks } from './snackbar-state.js';
import { createSnackbars, type Snackbars } from './snackbar-store.js';

const show = (store: Snackbars, ...messages: string[]) => {
  const ids = messages.map((message) => store.notify({ message }));
  for (const { id } of visibleSnacks(store.getState())) store.entered(id);
  return ids;
};
const phaseOf = (store: Snackbars, id: string | undefined) => store.getState().snacks.find((snack) => snack.id === id)?.phase;

describe('the queue of notices', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('S9.3 lets a notice go 3000 ms after it came in', () => {
    const store = createSnackbars();
    const [id] = show(store, 'Saved');
    vi.advanceTimersByTime(2999);
    expect(phaseOf(store, id)).toBe('entered');
    vi.advanceTimersByTime(1);
    expect(phaseOf(store, id)).toBe('exiting');
    expect(store.getState().snacks[0]?.reason).toBe('timeout');
  });

  it.each([['an error', { tone: 'error' }], ['one with an action', { action: { label: 'Undo', onAction: () => undefined } }], ['one that persists', { persist: true }]] as const)(
    'lets %s stay', (_, notice) => {
      const store = createSnackbars();
      const id = store.notify(notice);
      store.entered(id);
      vi.advanceTimersByTime(60_000);
      expect(phaseOf(store, id)).toBe('entered');
    });

  it('stops the clock while it is held, and goes on with what was left', () => {
    const store = createSnackbars();
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
    const store = createSnackbars();
    const [id] = show(store, 'Saved');
    vi.advanceTimersByTime(2000);
    expect(store.notify({ message: 'Saved' })).toBe(id);
    vi.advanceTimersByTime(2999);
    expect(phaseOf(store, id)).toBe('entered');
    vi.advanceTimersByTime(1);
    expect(phaseOf(store, id)).toBe('exiting');
  });

  it('shows none of those that wait when all are closed', () => {
    const store = createSnackbars({ maxStack: 1 });
    show(store, 'a', 'b', 'c');
    store.close();
    expect(store.getState().snacks.map(({ message, phase }) => `${message} ${phase}`)).toEqual(['a exiting']);
  });

  it('tells its listeners only of changes, and no longer when they leave', () => {
    const store = createSnackbars();
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
    const store = createSnackbars();
    show(store, 'a', 'b', 'c');
    store.configure({ maxStack: 2, autoHide: 100 });
    expect(phaseOf(store, 'notice-1')).toBe('exiting');
  });
});
