import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SnackbarNotice } from './snackbar-notice.js';
import {
  initialSnackbars,
  snackbarStep,
  visibleSnacks,
  type SnackbarEvent,
  type SnackbarState,
} from './snackbar-state.js';

const run = (state: SnackbarState, ...events: SnackbarEvent[]) => events.reduce(snackbarStep, state);
const tell = (message: string, notice: SnackbarNotice = {}): SnackbarEvent => ({
  type: 'told',
  notice: { message, ...notice },
});
const enterAll = (state: SnackbarState) =>
  visibleSnacks(state).reduce((now, { id }) => snackbarStep(now, { type: 'entered', id }), state);
const exitAll = (state: SnackbarState) =>
  visibleSnacks(state).reduce((now, { id }) => snackbarStep(now, { type: 'exited', id }), state);
const phases = (state: SnackbarState) => state.snacks.map(({ message, phase }) => `${message} ${phase}`);
const three = enterAll(run(initialSnackbars(), tell('a'), tell('b'), tell('c')));

describe('the life of a notice', () => {
  it('S4.48 is queued, shown, entered, exiting, removed, in this order', () => {
    const id = 'notice-4';
    const phaseOf = (state: SnackbarState) => state.snacks.find((snack) => snack.id === id)?.phase ?? 'removed';
    const queued = run(three, tell('d'));
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

  it('S4.49 S9.1 shows at most three at once', () => {
    expect(phases(run(initialSnackbars(), tell('a'), tell('b'), tell('c'), tell('d')))).toEqual([
      'a shown',
      'b shown',
      'c shown',
      'd queued',
    ]);
  });

  it('S4.50 lets the oldest give way, and counts it until it has left', () => {
    const asked = run(three, tell('d'));
    expect(phases(asked)).toEqual(['a exiting', 'b entered', 'c entered', 'd queued']);
    expect(phases(exitAll(asked))).toEqual(['b entered', 'c entered', 'd shown']);
  });

  it('lets nobody leave who has not yet come in', () => {
    expect(phases(run(initialSnackbars({ maxStack: 1 }), tell('a'), tell('b')))).toEqual(['a shown', 'b queued']);
  });

  it('D.67 lets what must stay stay, while another can give way', () => {
    const state = enterAll(
      run(
        initialSnackbars(),
        tell('a', { tone: 'error' }),
        tell('b', { action: { label: 'Undo', onAction: () => undefined } }),
        tell('c'),
      ),
    );
    expect(phases(run(state, tell('d')))).toEqual(['a entered', 'b entered', 'c exiting', 'd queued']);
  });

  it('D.68 where all must stay, sends the oldest to the history', () => {
    const state = enterAll(
      run(initialSnackbars(), ...['a', 'b', 'c'].map((message) => tell(message, { persist: true }))),
    );
    const asked = run(state, tell('d'), tell('e'));
    expect(phases(asked)).toEqual(['a exiting', 'b entered', 'c entered', 'd queued', 'e queued']);
    expect(exitAll(asked).history).toMatchObject([{ message: 'a', reason: 'made-room' }]);
  });

  it('makes nobody leave while a pointer or the focus holds the stack', () => {
    const held = run(three, { type: 'held', held: true }, tell('d'));
    expect(phases(held)).toEqual(['a entered', 'b entered', 'c entered', 'd queued']);
    expect(phases(run(held, { type: 'held', held: false }))[0]).toBe('a exiting');
  });

  it('D.70 makes one of notices that say the same, and counts them', () => {
    const state = run(initialSnackbars(), tell('a'), tell('a'), tell('a', { tone: 'error' }));
    expect(state.snacks).toMatchObject([
      { message: 'a', count: 2 },
      { message: 'a', count: 1, tone: 'error' },
    ]);
    expect(state.merged).toBe(1);
  });

  it('shows one that says the same as one that is leaving', () => {
    const state = run(three, { type: 'dismissed', id: 'notice-1', reason: 'close' }, tell('a'));
    expect(phases(state)).toContain('a queued');
  });

  it('D.70 drops the oldest of a full queue, one that must stay last, and counts it', () => {
    const state = run(
      initialSnackbars({ maxStack: 1, maxQueue: 2 }),
      tell('a'),
      tell('b', { tone: 'error' }),
      tell('c'),
      tell('d'),
    );
    expect(phases(state)).toEqual(['a shown', 'b queued', 'd queued']);
    expect(state.history).toMatchObject([{ message: 'c', reason: 'dropped' }]);
    expect(state.dropped).toBe(1);
  });

  it('S9.2 says ‘Note archived’ where it is told nothing else', () => {
    expect(run(initialSnackbars(), { type: 'told', notice: {} }).snacks[0]?.message).toBe('Note archived');
  });

  it('lets some leave when the stack becomes smaller', () => {
    expect(phases(run(three, { type: 'limited', limits: { maxStack: 1 } }))).toEqual([
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
  ])('takes a stack of %s for one of %i', (maxStack, kept) => {
    expect(initialSnackbars({ maxStack }).limits.maxStack).toBe(kept);
    expect(run(initialSnackbars(), { type: 'limited', limits: { maxStack } }).limits.maxStack).toBe(kept);
  });

  it('D.70 drops what waits beyond a queue that becomes shorter, and counts it', () => {
    const state = run(initialSnackbars({ maxStack: 1 }), ...['a', 'b', 'c', 'd'].map((message) => tell(message)), {
      type: 'limited',
      limits: { maxQueue: 1 },
    });
    expect(phases(state)).toEqual(['a shown', 'd queued']);
    expect(state.dropped).toBe(2);
  });

  it('remembers nothing where no history is wanted', () => {
    expect(
      exitAll(
        run(
          three,
          { type: 'limited', limits: { maxHistory: 0 } },
          { type: 'dismissed', id: 'notice-1', reason: 'close' },
        ),
      ).history,
    ).toEqual([]);
  });

  it('answers the same state where nothing changed', () => {
    expect(
      run(three, { type: 'entered', id: 'notice-1' }, { type: 'exited', id: 'none' }, { type: 'held', held: false }),
    ).toBe(three);
  });
});

describe('a notice that changes', () => {
  const [one] = three.snacks;
  const change = (notice: SnackbarNotice, state = three) =>
    run(state, { type: 'updated', id: 'notice-1', notice }).snacks[0];

  it('keeps its place, its phase and what is not given', () => {
    const busy = run(initialSnackbars(), tell('Saving', { busy: true, persist: true }));
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

  it('is found by its new words, and not by the old ones', () => {
    const state = run(three, { type: 'updated', id: 'notice-1', notice: { message: 'z' } }, tell('z'), tell('a'));
    expect(state.snacks.map(({ message, count }) => `${message} ${count}`)).toEqual(['z 2', 'b 1', 'c 1', 'a 1']);
  });

  it('keeps a key of its own', () => {
    const state = run(
      initialSnackbars(),
      tell('10 %', { key: 'upload' }),
      { type: 'updated', id: 'notice-1', notice: { message: '20 %' } },
      tell('30 %', { key: 'upload' }),
    );
    expect(state.snacks).toMatchObject([{ message: '30 %', count: 2 }]);
  });

  it('does not become one with another that says the same', () => {
    const state = run(three, { type: 'updated', id: 'notice-1', notice: { message: 'b' } }, tell('b'));
    expect(state.snacks.map(({ message, count }) => `${message} ${count}`)).toEqual(['b 1', 'b 2', 'c 1']);
  });

  it('is not called back when it has gone or is going', () => {
    const going = run(three, { type: 'dismissed', id: 'notice-1', reason: 'close' });
    expect(run(going, { type: 'updated', id: 'notice-1', notice: { message: 'z' } })).toBe(going);
    expect(run(three, { type: 'updated', id: 'notice-99', notice: { message: 'z' } })).toBe(three);
  });

  it.each<[SnackbarNotice, boolean]>([
    [{}, false],
    [{ tone: 'error' }, true],
    [{ tone: 'error', duration: 5000 }, false],
    [{ duration: Infinity }, true],
    [{ duration: 2 ** 31 }, true],
    [{ duration: NaN }, false],
    [{ busy: true, duration: 5000 }, true],
    [{ persist: true, duration: 5000 }, true],
  ])('of %o stays: %s', (notice, stays) => {
    expect(one?.stays).toBe(false);
    expect(change(notice)?.stays).toBe(stays);
  });
});

const ids = fc.integer({ min: 1, max: 30 }).map((number) => `notice-${number}`);
const notices: fc.Arbitrary<SnackbarNotice> = fc.record(
  {
    message: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    tone: fc.constantFrom('info', 'error'),
    persist: fc.boolean(),
    duration: fc.constantFrom(0, 100, Infinity, NaN),
    busy: fc.boolean(),
  },
  { requiredKeys: [] },
);
const anEvent: fc.Arbitrary<SnackbarEvent> = fc.oneof(
  { weight: 8, arbitrary: notices.map((notice) => ({ type: 'told' as const, notice })) },
  { weight: 6, arbitrary: fc.record({ type: fc.constantFrom('entered' as const, 'exited' as const), id: ids }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('dismissed' as const),
      id: ids,
      reason: fc.constantFrom('timeout' as const, 'close' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('updated' as const), id: ids, notice: notices }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('held' as const), held: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('limited' as const),
      limits: fc.record(
        { maxStack: fc.integer({ min: 1, max: 4 }), maxQueue: fc.integer({ min: 0, max: 5 }) },
        { requiredKeys: [] },
      ),
    }),
  },
);
const limits = { maxStack: 3, maxQueue: 4 };
const story = (check: (states: SnackbarState[], events: SnackbarEvent[]) => void) =>
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 80 }), (events) => {
      const states = [initialSnackbars(limits)];
      for (const event of events) states.push(snackbarStep(states.at(-1)!, event));
      check(states, events);
    }),
  );
const order = ['queued', 'shown', 'entered', 'exiting', 'removed'];

describe('whatever happens', () => {
  it('D.66 never more are visible than the stack takes, one that is leaving included, nor more than the cap wait', () => {
    story((states) => {
      let before = 0;
      for (const state of states) {
        const visible = visibleSnacks(state).length;
        // A stack that was made smaller lets some go, and none come in.
        expect(visible).toBeLessThanOrEqual(Math.max(state.limits.maxStack, before));
        expect(state.snacks.length - visible).toBeLessThanOrEqual(state.limits.maxQueue);
        before = visible;
      }
    });
  });

  it('they come in, and stand, in the order in which they were told', () => {
    story((states) => {
      for (const state of states) {
        const numbers = state.snacks.map(({ id }) => Number(id.slice(7)));
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
        const waiting = state.snacks.map(({ phase }) => phase === 'queued');
        expect(waiting.indexOf(true) < 0 || waiting.lastIndexOf(false) < waiting.indexOf(true)).toBe(true);
      }
    });
  });

  it('nobody waits while there is room', () => {
    story((states) => {
      const withRoom = states.filter((state) => visibleSnacks(state).length < state.limits.maxStack);
      expect(withRoom.filter(({ snacks }) => snacks.some(({ phase }) => phase === 'queued'))).toEqual([]);
    });
  });

  it('a notice only goes forward', () => {
    story((states) => {
      const reached = new Map<string, number>();
      for (const state of states) {
        for (const { id, phase } of state.snacks) {
          expect(order.indexOf(phase)).toBeGreaterThanOrEqual(reached.get(id) ?? 0);
          reached.set(id, order.indexOf(phase));
        }
        for (const { id } of state.history) reached.set(id, order.indexOf('removed'));
      }
    });
  });

  it('D.69 every notice that was told is here or in the history', () => {
    story((states, events) => {
      const { snacks, history, told } = states.at(-1)!;
      expect([...snacks, ...history].reduce((sum, { count }) => sum + count, 0)).toBe(told);
      expect(told).toBe(events.filter(({ type }) => type === 'told').length);
    });
  });

  it('no two that stay on the screen say the same', () => {
    story((states) => {
      for (const { snacks } of states) {
        const keys = snacks.filter(({ phase }) => phase !== 'exiting').map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }
    });
  });

  it('an event that comes twice, or too late, changes nothing more', () => {
    story((states, events) => {
      events.forEach((event, index) => {
        if (event.type === 'told' || event.type === 'updated') return;
        const once = states[index + 1]!;
        expect(snackbarStep(once, event)).toBe(once);
      });
    });
  });

  it('all that wait are shown in the end, even where nobody closes any', () => {
    story((states) => {
      let state = snackbarStep(states.at(-1)!, { type: 'held', held: false });
      for (let round = 0; round < 20; round += 1) state = exitAll(enterAll(state));
      expect(visibleSnacks(state)).toHaveLength(state.snacks.length);
    });
  });

  it('each ends, once it is let go and its time or its reader comes', () => {
    story((states) => {
      let state = snackbarStep(states.at(-1)!, { type: 'held', held: false });
      const rounds = state.snacks.length + 1;
      for (let round = 0; round < rounds; round += 1) {
        state = enterAll(state);
        for (const { id, stays } of visibleSnacks(state))
          state = snackbarStep(state, { type: 'dismissed', id, reason: stays ? 'close' : 'timeout' });
        state = exitAll(state);
      }
      expect(state.snacks).toEqual([]);
    });
  });
});

describe('a burst of 10,000 notices', () => {
  it('D.70 keeps what each step looks at within the limits, so that the whole takes linear time, and counts them all', () => {
    let state = initialSnackbars();
    let most = 0;
    for (let row = 0; row < 10_000; row += 1) {
      state = snackbarStep(state, tell(`Row ${row} was saved`));
      most = Math.max(most, state.snacks.length + state.history.length);
    }
    const { maxStack, maxQueue, maxHistory } = state.limits;
    expect(most).toBe(maxStack + maxQueue + maxHistory);
    expect(state).toMatchObject({ told: 10_000, merged: 0, dropped: 10_000 - maxStack - maxQueue });
    expect(state.snacks.at(-1)?.message).toBe('Row 9999 was saved');
  });

  it('D.69 loses none where the queue may hold them', () => {
    let state = initialSnackbars({ maxQueue: 10_000 });
    for (let row = 0; row < 2000; row += 1) state = snackbarStep(state, tell(`Row ${row} was saved`));
    expect(state.snacks).toHaveLength(2000);
    expect(state.dropped).toBe(0);
  });

  it('makes one of 10,000 that say the same', () => {
    let state = initialSnackbars();
    for (let row = 0; row < 10_000; row += 1) state = snackbarStep(state, tell('Saved'));
    expect(state.snacks).toMatchObject([{ count: 10_000 }]);
    expect(state.merged).toBe(9999);
  });
});
