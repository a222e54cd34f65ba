import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialSnackbars, snackbarStep, visibleSnacks, type SnackbarEvent, type SnackbarNotice, type SnackbarState } from './snackbar-state.js';

const run = (state: SnackbarState, ...events: SnackbarEvent[]) => events.reduce(snackbarStep, state);
const tell = (message: string, notice: SnackbarNotice = {}): SnackbarEvent => ({ type: 'told', notice: { message, ...notice } });
const enterAll = (state: SnackbarState) => visibleSnacks(state).reduce((now, { id }) => snackbarStep(now, { type: 'entered', id }), state);
const exitAll = (state: SnackbarState) => visibleSnacks(state).reduce((now, { id }) => snackbarStep(now, { type: 'exited', id }), state);
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
    expect([queued, shown, entered, exiting, removed].map(phaseOf)).toEqual(['queued', 'shown', 'entered', 'exiting', 'removed']);
    expect(removed.history.at(-1)).toMatchObject({ id, reason: 'timeout' });
  });

  it('S4.49 S9.1 shows at most three at once', () => {
    expect(phases(run(initialSnackbars(), tell('a'), tell('b'), tell('c'), tell('d')))).toEqual(['a shown', 'b shown', 'c shown', 'd queued']);
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
    const state = enterAll(run(initialSnackbars(), tell('a', { tone: 'error' }), tell('b', { action: { label: 'Undo', onAction: () => undefined } }), tell('c')));
    expect(phases(run(state, tell('d')))).toEqual(['a entered', 'b entered', 'c exiting', 'd queued']);
  });

  it('D.68 where all must stay, sends the oldest to the history', () => {
    const state = enterAll(run(initialSnackbars(), ...['a', 'b', 'c'].map((message) => tell(message, { persist: true }))));
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
    expect(state.snacks).toMatchObject([{ message: 'a', count: 2 }, { message: 'a', count: 1, tone: 'error' }]);
    expect(state.merged).toBe(1);
  });

  it('shows one that says the same as one that is leaving', () => {
    const state = run(three, { type: 'dismissed', id: 'notice-1', reason: 'close' }, tell('a'));
    expect(phases(state)).toContain('a queued');
  });

  it('D.70 drops the oldest of a full queue, one that must stay last, and counts it', () => {
    const state = run(initialSnackbars({ maxStack: 1, maxQueue: 2 }), tell('a'), tell('b', { tone: 'error' }), tell('c'), tell('d'));
    expect(phases(state)).toEqual(['a shown', 'b queued', 'd queued']);
    expect(state.history).toMatchObject([{ message: 'c', reason: 'dropped' }]);
    expect(state.dropped).toBe(1);
  });

  it('S9.2 says ‘Note archived’ where it is told nothing else', () => {
    expect(run(initialSnackbars(), { type: 'told', notice: {} }).snacks[0]?.message).toBe('Note archived');
  });

  it('lets some leave when the stack becomes smaller', () => {
    expect(phases(run(three, { type: 'limited', limits: { maxStack: 1 } }))).toEqual(['a exiting', 'b exiting', 'c entered']);
  });

  it('answers the same state where nothing changed', () => {
    expect(run(three, { type: 'entered', id: 'notice-1' }, { type: 'exited', id: 'none' }, { type: 'held', held: false })).toBe(three);
  });
});

const ids = fc.integer({ min: 1, max: 30 }).map((number) => `notice-${number}`);
const notices: fc.Arbitrary<SnackbarNotice> = fc.record({
  message: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  tone: fc.constantFrom('info', 'error'),
  persist: fc.boolean(),
}, { requiredKeys: [] });
const anEvent: fc.Arbitrary<SnackbarEvent> = fc.oneof(
  { weight: 4, arbitrary: notices.map((notice) => ({ type: 'told' as const, notice })) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('entered' as const, 'exited' as const), id: ids }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('dismissed' as const), id: ids, reason: fc.constantFrom('timeout' as const, 'close' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('held' as const), held: fc.boolean() }) },
);
const limits = { maxStack: 3, maxQueue: 4 };
const story = (check: (states: SnackbarState[], events: SnackbarEvent[]) => void) =>
  fc.assert(fc.property(fc.array(anEvent, { maxLength: 80 }), (events) => {
    const states = [initialSnackbars(limits)];
    for (const event of events) states.push(snackbarStep(states.at(-1)!, event));
    check(states, events);
  }));
const order = ['queued', 'shown', 'entered', 'exiting', 'removed'];

describe('whatever happens', () => {
  it('D.66 never more than three are visible, one that is leaving included, nor more than the cap wait', () => {
    story((states) => {
      for (const state of states) {
        expect(visibleSnacks(state).length).toBeLessThanOrEqual(limits.maxStack);
        expect(state.snacks.length - visibleSnacks(state).length).toBeLessThanOrEqual(limits.maxQueue);
      }
    });
  });

  it('nobody waits while there is room', () => {
    story((states) => {
      const withRoom = states.filter((state) => visibleSnacks(state).length < limits.maxStack);
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

  it('all that wait are shown in the end', () => {
    story((states) => {
      let state = snackbarStep(states.at(-1)!, { type: 'held', held: false });
      for (let round = 0; round < 20; round += 1) state = exitAll(enterAll(state));
      expect(visibleSnacks(state)).toHaveLength(state.snacks.length);
    });
  });
});
