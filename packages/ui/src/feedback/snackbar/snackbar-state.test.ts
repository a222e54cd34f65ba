import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  initialSnackbars,
  snackbarReducer,
  visibleToasts,
  type SnackbarEvent,
  type SnackbarState,
} from './snackbar-state.js';
import type { SnackbarContent } from './toast.js';

const run = (state: SnackbarState, ...events: SnackbarEvent[]) => events.reduce(snackbarReducer, state);
const notify = (message: string, content: Partial<SnackbarContent> = {}): SnackbarEvent => ({
  type: 'notified',
  content: { message, ...content },
});
const enterAll = (state: SnackbarState) =>
  visibleToasts(state).reduce((now, { id }) => snackbarReducer(now, { type: 'entered', id }), state);
const exitAll = (state: SnackbarState) =>
  visibleToasts(state).reduce((now, { id }) => snackbarReducer(now, { type: 'exited', id }), state);
const phases = (state: SnackbarState) => state.toasts.map(({ message, phase }) => `${message} ${phase}`);
const three = enterAll(run(initialSnackbars(), notify('a'), notify('b'), notify('c')));

describe('the lifecycle of a toast', () => {
  it('is queued, shown, entered, exiting, removed, in this order (S4.48)', () => {
    const id = 'notice-4';
    const phaseOf = (state: SnackbarState) => state.toasts.find((toast) => toast.id === id)?.phase ?? 'removed';
    const queued = run(three, notify('d'));
    const shown = exitAll(queued);
    const entered = run(shown, { type: 'entered', id });
    const exiting = run(entered, { type: 'dismissed', id, reason: 'timeout' });
    const removed = run(exiting, { type: 'exited', id });
    expect([queued, shown, entered, exiting, removed].map(phaseOf)).toEqual([
      'queued',
      'shown',
      'entered',
      'exiting',
      'removed',
    ]);
    expect(removed.history.at(-1)).toMatchObject({ id, reason: 'timeout' });
  });

  it('limits visible toasts to three (S4.49, S9.1)', () => {
    expect(phases(run(initialSnackbars(), notify('a'), notify('b'), notify('c'), notify('d')))).toEqual([
      'a shown',
      'b shown',
      'c shown',
      'd queued',
    ]);
  });

  it('closes the oldest toast to make room, and counts it as visible until it is removed (S4.50)', () => {
    const requested = run(three, notify('d'));
    expect(phases(requested)).toEqual(['a exiting', 'b entered', 'c entered', 'd queued']);
    expect(phases(exitAll(requested))).toEqual(['b entered', 'c entered', 'd shown']);
  });

  it('never closes a toast whose enter transition has not ended', () => {
    expect(phases(run(initialSnackbars({ maxStack: 1 }), notify('a'), notify('b')))).toEqual(['a shown', 'b queued']);
  });

  it('closes no persistent toast while another toast can be closed (D.67)', () => {
    const state = enterAll(
      run(
        initialSnackbars(),
        notify('a', { tone: 'error' }),
        notify('b', { action: { label: 'Undo', onAction: () => undefined } }),
        notify('c'),
      ),
    );
    expect(phases(run(state, notify('d')))).toEqual(['a entered', 'b entered', 'c exiting', 'd queued']);
  });

  it('moves the oldest toast to the history when all are persistent (D.68)', () => {
    const state = enterAll(
      run(initialSnackbars(), ...['a', 'b', 'c'].map((message) => notify(message, { persist: true }))),
    );
    const requested = run(state, notify('d'), notify('e'));
    expect(phases(requested)).toEqual(['a exiting', 'b entered', 'c entered', 'd queued', 'e queued']);
    expect(exitAll(requested).history).toMatchObject([{ message: 'a', reason: 'made-room' }]);
  });

  it('closes no toast to make room while the stack is paused', () => {
    const paused = run(three, { type: 'paused' }, notify('d'));
    expect(phases(paused)).toEqual(['a entered', 'b entered', 'c entered', 'd queued']);
    expect(phases(run(paused, { type: 'resumed' }))[0]).toBe('a exiting');
  });

  it('merges toasts with the same content, and counts them (D.70)', () => {
    const state = run(initialSnackbars(), notify('a'), notify('a'), notify('a', { tone: 'error' }));
    expect(state.toasts).toMatchObject([
      { message: 'a', count: 2 },
      { message: 'a', count: 1, tone: 'error' },
    ]);
    expect(state.merged).toBe(1);
  });

  it('does not merge a toast into one that is exiting', () => {
    const state = run(three, { type: 'dismissed', id: 'notice-1', reason: 'close' }, notify('a'));
    expect(phases(state)).toContain('a queued');
  });

  it('drops the oldest toast of a full queue, persistent toasts last, and counts it (D.70)', () => {
    const state = run(
      initialSnackbars({ maxStack: 1, maxQueue: 2 }),
      notify('a'),
      notify('b', { tone: 'error' }),
      notify('c'),
      notify('d'),
    );
    expect(phases(state)).toEqual(['a shown', 'b queued', 'd queued']);
    expect(state.history).toMatchObject([{ message: 'c', reason: 'dropped' }]);
    expect(state.dropped).toBe(1);
  });

  it('closes the oldest toasts when maxStack is reduced', () => {
    expect(phases(run(three, { type: 'limitsChanged', limits: { maxStack: 1 } }))).toEqual([
      'a exiting',
      'b exiting',
      'c entered',
    ]);
  });

  it.each([
    [0, 1],
    [-2, 1],
    [2.9, 2],
    [NaN, 3],
    [undefined, 3],
  ])('treats maxStack %s as %i', (maxStack, expected) => {
    expect(initialSnackbars({ maxStack }).limits.maxStack).toBe(expected);
    expect(run(initialSnackbars(), { type: 'limitsChanged', limits: { maxStack } }).limits.maxStack).toBe(expected);
  });

  it('drops waiting toasts when maxQueue is reduced, and counts them (D.70)', () => {
    const state = run(initialSnackbars({ maxStack: 1 }), ...['a', 'b', 'c', 'd'].map((message) => notify(message)), {
      type: 'limitsChanged',
      limits: { maxQueue: 1 },
    });
    expect(phases(state)).toEqual(['a shown', 'd queued']);
    expect(state.dropped).toBe(2);
  });

  it('keeps no history when maxHistory is 0', () => {
    expect(
      exitAll(
        run(
          three,
          { type: 'limitsChanged', limits: { maxHistory: 0 } },
          { type: 'dismissed', id: 'notice-1', reason: 'close' },
        ),
      ).history,
    ).toEqual([]);
  });

  it('returns the same object when nothing changed', () => {
    expect(run(three, { type: 'entered', id: 'notice-1' }, { type: 'exited', id: 'none' }, { type: 'resumed' })).toBe(
      three,
    );
  });
});

describe('updating a toast', () => {
  const [one] = three.toasts;
  const change = (changes: Partial<SnackbarContent>, state = three) =>
    run(state, { type: 'updated', id: 'notice-1', changes }).toasts[0];

  it('keeps the position, the phase and the omitted fields', () => {
    const busy = run(initialSnackbars(), notify('Saving', { busy: true, persist: true }));
    expect(change({ message: 'Saved', tone: 'success', busy: false }, busy)).toMatchObject({
      id: 'notice-1',
      message: 'Saved',
      tone: 'success',
      phase: 'shown',
      persist: true,
      stays: true,
      version: 2,
    });
  });

  it('merges by the new content, not by the old one', () => {
    const state = run(three, { type: 'updated', id: 'notice-1', changes: { message: 'z' } }, notify('z'), notify('a'));
    expect(state.toasts.map(({ message, count }) => `${message} ${count}`)).toEqual(['z 2', 'b 1', 'c 1', 'a 1']);
  });

  it('does not change an explicit key', () => {
    const state = run(
      initialSnackbars(),
      notify('10 %', { key: 'upload' }),
      { type: 'updated', id: 'notice-1', changes: { message: '20 %' } },
      notify('30 %', { key: 'upload' }),
    );
    expect(state.toasts).toMatchObject([{ message: '30 %', count: 2 }]);
  });

  it('does not merge the toast with another one of the same content', () => {
    const state = run(three, { type: 'updated', id: 'notice-1', changes: { message: 'b' } }, notify('b'));
    expect(state.toasts.map(({ message, count }) => `${message} ${count}`)).toEqual(['b 1', 'b 2', 'c 1']);
  });

  it('is ignored for a toast that is exiting or removed', () => {
    const exiting = run(three, { type: 'dismissed', id: 'notice-1', reason: 'close' });
    expect(run(exiting, { type: 'updated', id: 'notice-1', changes: { message: 'z' } })).toBe(exiting);
    expect(run(three, { type: 'updated', id: 'notice-99', changes: { message: 'z' } })).toBe(three);
  });

  it.each<[Partial<SnackbarContent>, boolean]>([
    [{}, false],
    [{ tone: 'error' }, true],
    [{ tone: 'error', duration: 5000 }, false],
    [{ duration: Infinity }, true],
    [{ duration: 2 ** 31 }, true],
    [{ duration: NaN }, false],
    [{ busy: true, duration: 5000 }, true],
    [{ persist: true, duration: 5000 }, true],
  ])('with %o results in stays: %s', (changes, stays) => {
    expect(one?.stays).toBe(false);
    expect(change(changes)?.stays).toBe(stays);
  });
});

const ids = fc.integer({ min: 1, max: 30 }).map((number) => `notice-${number}`);
const contents: fc.Arbitrary<SnackbarContent> = fc.record(
  {
    message: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    tone: fc.constantFrom('info', 'error'),
    persist: fc.boolean(),
    duration: fc.constantFrom(0, 100, Infinity, NaN),
    busy: fc.boolean(),
  },
  { requiredKeys: ['message'] },
);
const anEvent: fc.Arbitrary<SnackbarEvent> = fc.oneof(
  { weight: 8, arbitrary: contents.map((content) => ({ type: 'notified' as const, content })) },
  { weight: 6, arbitrary: fc.record({ type: fc.constantFrom('entered' as const, 'exited' as const), id: ids }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('dismissed' as const),
      id: ids,
      reason: fc.constantFrom('timeout' as const, 'close' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('updated' as const), id: ids, changes: contents }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('paused' as const, 'resumed' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('limitsChanged' as const),
      limits: fc.record(
        { maxStack: fc.integer({ min: 1, max: 4 }), maxQueue: fc.integer({ min: 0, max: 5 }) },
        { requiredKeys: [] },
      ),
    }),
  },
);
const limits = { maxStack: 3, maxQueue: 4 };
const checkRuns = (check: (states: SnackbarState[], events: SnackbarEvent[]) => void) =>
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 80 }), (events) => {
      const states = [initialSnackbars(limits)];
      for (const event of events) states.push(snackbarReducer(states.at(-1)!, event));
      check(states, events);
    }),
  );
const order = ['queued', 'shown', 'entered', 'exiting', 'removed'];

describe('any sequence of events', () => {
  it('never shows more toasts than maxStack, including exiting ones, and never queues more than maxQueue (D.66)', () => {
    checkRuns((states) => {
      let before = 0;
      for (const state of states) {
        const visible = visibleToasts(state).length;
        // After maxStack was reduced, more toasts can be visible until they exit, but no new one is shown.
        expect(visible).toBeLessThanOrEqual(Math.max(state.limits.maxStack, before));
        expect(state.toasts.length - visible).toBeLessThanOrEqual(state.limits.maxQueue);
        before = visible;
      }
    });
  });

  it('shows and keeps toasts in the order in which they were added', () => {
    checkRuns((states) => {
      for (const state of states) {
        const numbers = state.toasts.map(({ id }) => Number(id.slice(7)));
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
        const waiting = state.toasts.map(({ phase }) => phase === 'queued');
        expect(waiting.indexOf(true) < 0 || waiting.lastIndexOf(false) < waiting.indexOf(true)).toBe(true);
      }
    });
  });

  it('queues no toast while the stack has a free slot', () => {
    checkRuns((states) => {
      const notFull = states.filter((state) => visibleToasts(state).length < state.limits.maxStack);
      expect(notFull.filter(({ toasts }) => toasts.some(({ phase }) => phase === 'queued'))).toEqual([]);
    });
  });

  it('moves a toast only forward through its phases', () => {
    checkRuns((states) => {
      const reached = new Map<string, number>();
      for (const state of states) {
        for (const { id, phase } of state.toasts) {
          expect(order.indexOf(phase)).toBeGreaterThanOrEqual(reached.get(id) ?? 0);
          reached.set(id, order.indexOf(phase));
        }
        for (const { id } of state.history) reached.set(id, order.indexOf('removed'));
      }
    });
  });

  it('loses no toast: each is in the queue, in the stack or in the history (D.69)', () => {
    checkRuns((states, events) => {
      const { toasts, history, notified } = states.at(-1)!;
      expect([...toasts, ...history].reduce((sum, { count }) => sum + count, 0)).toBe(notified);
      expect(notified).toBe(events.filter(({ type }) => type === 'notified').length);
    });
  });

  it('never contains two toasts with the same key, except exiting toasts', () => {
    checkRuns((states) => {
      for (const { toasts } of states) {
        const keys = toasts.filter(({ phase }) => phase !== 'exiting').map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }
    });
  });

  it('ignores a repeated or late event', () => {
    checkRuns((states, events) => {
      events.forEach((event, index) => {
        if (event.type === 'notified' || event.type === 'updated') return;
        const once = states[index + 1]!;
        expect(snackbarReducer(once, event)).toBe(once);
      });
    });
  });

  it('shows all waiting toasts eventually, even if none is closed by the user', () => {
    checkRuns((states) => {
      let state = snackbarReducer(states.at(-1)!, { type: 'resumed' });
      for (let round = 0; round < 20; round += 1) state = exitAll(enterAll(state));
      expect(visibleToasts(state)).toHaveLength(state.toasts.length);
    });
  });

  it('removes every toast once the stack is resumed and the toast times out or is closed', () => {
    checkRuns((states) => {
      let state = snackbarReducer(states.at(-1)!, { type: 'resumed' });
      const rounds = state.toasts.length + 1;
      for (let round = 0; round < rounds; round += 1) {
        state = enterAll(state);
        for (const { id, stays } of visibleToasts(state))
          state = snackbarReducer(state, { type: 'dismissed', id, reason: stays ? 'close' : 'timeout' });
        state = exitAll(state);
      }
      expect(state.toasts).toEqual([]);
    });
  });
});

describe('a burst of 10,000 toasts', () => {
  it('does not exceed the limits, so that the burst takes linear time, and counts all toasts (D.70)', () => {
    let state = initialSnackbars();
    let largest = 0;
    for (let row = 0; row < 10_000; row += 1) {
      state = snackbarReducer(state, notify(`Row ${row} was saved`));
      largest = Math.max(largest, state.toasts.length + state.history.length);
    }
    const { maxStack, maxQueue, maxHistory } = state.limits;
    expect(largest).toBe(maxStack + maxQueue + maxHistory);
    expect(state).toMatchObject({ notified: 10_000, merged: 0, dropped: 10_000 - maxStack - maxQueue });
    expect(state.toasts.at(-1)?.message).toBe('Row 9999 was saved');
  });

  it('drops no toast when maxQueue is large enough (D.69)', () => {
    let state = initialSnackbars({ maxQueue: 10_000 });
    for (let row = 0; row < 2000; row += 1) state = snackbarReducer(state, notify(`Row ${row} was saved`));
    expect(state.toasts).toHaveLength(2000);
    expect(state.dropped).toBe(0);
  });

  it('merges 10,000 equal toasts into one', () => {
    let state = initialSnackbars();
    for (let row = 0; row < 10_000; row += 1) state = snackbarReducer(state, notify('Saved'));
    expect(state.toasts).toMatchObject([{ count: 10_000 }]);
    expect(state.merged).toBe(9999);
  });
});
