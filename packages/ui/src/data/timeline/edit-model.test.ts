import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  copyBars,
  createBars,
  joinBars,
  moveBars,
  removeBars,
  resizeBars,
  splitBars,
  updateBars,
} from './edit-commands.js';
import {
  applyEdit,
  emptyHistory,
  inverseOf,
  redone,
  undone,
  withEdit,
  type EditHistory,
  type TimelineEdit,
} from './edit-model.js';
import { overlapConflicts } from './edit-overlaps.js';
import { dayOf, daysOf, isoOfDay, type Snap } from './timeline-days.js';
import type { TimelineBar } from './timeline-types.js';

interface Stay extends TimelineBar {
  guests?: number;
}
const rooms = ['room-1', 'room-2', 'room-3'];
const bar = (id: string, from: string, to: string, more: Partial<Stay> = {}): Stay => ({
  id,
  row: 'room-1',
  from,
  to,
  ...more,
});
const byDay: Snap = { unit: 'day', weekStart: 1 };
const byMonth: Snap = { unit: 'month', weekStart: 1 };
const ids = (...list: string[]) => new Set(list);
const after = (bars: readonly Stay[], edit: TimelineEdit<Stay> | null) => (edit ? applyEdit(bars, edit) : bars);
const dates = (bars: readonly Stay[]) => bars.map(({ id, from, to }) => `${id} ${from} ${to}`);
const draft = (next: Stay): Stay => ({ ...next, guests: 0 });

/** Arbitrary bars, and a command on some of them. */
const units = fc.constantFrom('day', 'week', 'month', 'quarter', 'year');
const snaps: fc.Arbitrary<Snap> = fc.record({ unit: units, weekStart: fc.constantFrom(1, 6, 7) }) as fc.Arbitrary<Snap>;
const start = dayOf('2025-01-01');
const someBars = fc
  .array(
    fc.record({
      row: fc.constantFrom(...rooms),
      from: fc.integer({ min: 0, max: 1000 }),
      days: fc.integer({ min: 1, max: 120 }),
      readOnly: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((list) =>
    list.map(({ row, from, days, readOnly }, at): Stay => {
      const first = start + from;
      return { id: `b${at}`, row, from: isoOfDay(first), to: isoOfDay(first + days - 1), readOnly };
    }),
  );
const step = fc.record({
  command: fc.constantFrom('create', 'move', 'resize', 'split', 'join', 'copy', 'update', 'remove'),
  picks: fc.array(fc.nat(30), { minLength: 1, maxLength: 5 }),
  steps: fc.integer({ min: -4, max: 4 }),
  rowSteps: fc.integer({ min: -2, max: 2 }),
  snap: snaps,
  edge: fc.constantFrom('start' as const, 'end' as const),
});

let created = 0;
const newId = () => `new-${++created}`;

function editFor(
  bars: readonly Stay[],
  { command, picks, steps, rowSteps, snap, edge }: typeof step extends fc.Arbitrary<infer T> ? T : never,
) {
  const chosen = bars.filter((_, at) => picks.includes(at));
  const picked = new Set(chosen.map(({ id }) => id));
  switch (command) {
    case 'create':
      return createBars(bars, [bar(newId(), '2026-01-01', '2026-01-03')]);
    case 'move':
      return moveBars(bars, picked, { snap, steps, rows: rooms, rowSteps });
    case 'resize':
      return resizeBars(bars, picked, { edge, steps, snap });
    case 'split':
      return splitBars(bars, picked, {
        at: ({ from, to }) => isoOfDay(Math.ceil((dayOf(from) + dayOf(to)) / 2)),
        newId,
        createBar: (next, source) => ({ ...source, ...next }),
      });
    case 'join':
      return joinBars(bars, picked);
    case 'copy':
      return copyBars(bars, chosen, { from: '2026-06-01', row: 'room-2', rows: rooms, newId, createBar: draft });
    case 'update':
      return updateBars(bars, picked, (each) => ({ ...each, guests: (each.guests ?? 0) + 1 }));
    default:
      return removeBars(bars, picked);
  }
}

describe('edits', () => {
  it('any sequence of commands undone gives the start, and redone the end', () => {
    fc.assert(
      fc.property(someBars, fc.array(step, { maxLength: 15 }), (first, steps) => {
        let bars: readonly Stay[] = first;
        let history: EditHistory<Stay> = emptyHistory;
        for (const each of steps) {
          const edit = editFor(bars, each);
          if (!edit) continue;
          bars = applyEdit(bars, edit);
          history = withEdit(history, edit);
        }
        const end = bars;
        for (let back = undone(history); back; back = undone(history)) {
          bars = applyEdit(bars, back.edit);
          history = back.history;
        }
        expect(bars).toEqual(first);
        for (let again = redone(history); again; again = redone(history)) {
          bars = applyEdit(bars, again.edit);
          history = again.history;
        }
        expect(bars).toEqual(end);
      }),
    );
  });

  it('every command keeps dates in order, ids unique and read-only bars as they are', () => {
    fc.assert(
      fc.property(someBars, step, (bars, each) => {
        const result = after(bars, editFor(bars, each));
        expect(result.every(({ from, to }) => from <= to)).toBe(true);
        expect(new Set(result.map(({ id }) => id)).size).toBe(result.length);
        for (const locked of bars.filter(({ readOnly }) => readOnly)) expect(result).toContainEqual(locked);
      }),
    );
  });

  it('ignores changes of bars that another user removed meanwhile', () => {
    const bars = [bar('a', '2027-03-01', '2027-03-05'), bar('b', '2027-04-01', '2027-04-05')];
    const edit = moveBars(bars, ids('a', 'b'), { snap: byDay, steps: 1 })!;
    const others = bars.slice(1);
    expect(dates(applyEdit(others, edit))).toEqual(['b 2027-04-02 2027-04-06']);
    expect(
      applyEdit(
        applyEdit(bars, createBars(bars, [bar('c', '2027-05-01', '2027-05-01')])!),
        inverseOf(createBars(bars, [bar('c', '2027-05-01', '2027-05-01')])!),
      ),
    ).toEqual(bars);
  });

  it('forgets what could be redone after a new edit', () => {
    const bars = [bar('a', '2027-03-01', '2027-03-05')];
    const edit = removeBars(bars, ids('a'))!;
    const back = undone(withEdit<Stay>(emptyHistory, edit))!;
    expect(redone(back.history)).not.toBeNull();
    expect(redone(withEdit(back.history, edit))).toBeNull();
    expect(undone(emptyHistory)).toBeNull();
  });
});

describe('moving', () => {
  it('shifts by days, and all selected bars by the same number', () => {
    const bars = [bar('a', '2027-03-03', '2027-04-09'), bar('b', '2027-05-01', '2027-05-02')];
    expect(dates(after(bars, moveBars(bars, ids('a', 'b'), { snap: byDay, steps: 2 })))).toEqual([
      'a 2027-03-05 2027-04-11',
      'b 2027-05-03 2027-05-04',
    ]);
  });

  it('snaps the start to the next boundary and keeps the length', () => {
    const bars = [bar('a', '2027-03-03', '2027-04-09')];
    const moved = after(bars, moveBars(bars, ids('a'), { snap: byMonth, steps: 1 }));
    expect(dates(moved)).toEqual(['a 2027-04-01 2027-05-08']);
    expect(daysOf(moved[0]!)).toBe(daysOf(bars[0]!));
    expect(dates(after(bars, moveBars(bars, ids('a'), { snap: byMonth, steps: -1 })))).toEqual([
      'a 2027-03-01 2027-04-07',
    ]);
  });

  it('keeps whole months whole: January becomes February', () => {
    const bars = [bar('a', '2027-01-01', '2027-01-31'), bar('b', '2027-04-01', '2027-06-30')];
    expect(dates(after(bars, moveBars(bars, ids('a', 'b'), { snap: byMonth, steps: 1 })))).toEqual([
      'a 2027-02-01 2027-02-28',
      'b 2027-05-01 2027-07-31',
    ]);
  });

  it('changes the row of all bars, or of none if one would leave the rows', () => {
    const bars = [bar('a', '2027-03-01', '2027-03-02'), bar('b', '2027-03-01', '2027-03-02', { row: 'room-3' })];
    const move = (rowSteps: number) =>
      after(bars, moveBars(bars, ids('a', 'b'), { snap: byDay, rows: rooms, rowSteps })).map(({ row }) => row);
    expect(move(1)).toEqual(['room-1', 'room-3']);
    expect(after(bars, moveBars(bars, ids('a'), { snap: byDay, rows: rooms, rowSteps: 2 }))[0]!.row).toBe('room-3');
  });
});

describe('resizing', () => {
  it('moves one end and keeps at least one day', () => {
    const bars = [bar('a', '2027-03-03', '2027-03-09')];
    const resize = (edge: 'start' | 'end', steps: number, snap = byDay) =>
      dates(after(bars, resizeBars(bars, ids('a'), { edge, steps, snap })))[0];
    expect(resize('end', 2)).toBe('a 2027-03-03 2027-03-11');
    expect(resize('end', -20)).toBe('a 2027-03-03 2027-03-03');
    expect(resize('start', 20)).toBe('a 2027-03-09 2027-03-09');
    expect(resize('end', 1, byMonth)).toBe('a 2027-03-03 2027-03-31');
    expect(resize('start', -1, byMonth)).toBe('a 2027-03-01 2027-03-09');
  });
});

describe('splitting, joining and copying', () => {
  it('splits at a day inside a bar only', () => {
    const bars = [bar('a', '2027-03-01', '2027-03-31', { guests: 2 })];
    const split = (at: string) =>
      after(bars, splitBars(bars, ids('a'), { at: () => at, newId: () => 'c', createBar: draft }));
    expect(dates(split('2027-03-16'))).toEqual(['a 2027-03-01 2027-03-15', 'c 2027-03-16 2027-03-31']);
    expect(split('2027-03-16')[1]!.guests).toBe(0);
    expect(split('2027-03-01')).toBe(bars);
    expect(split('2027-04-01')).toBe(bars);
  });

  it('joins the bars of each row and merges their fields', () => {
    const bars = [
      bar('b', '2027-04-01', '2027-04-30', { guests: 3 }),
      bar('a', '2027-03-01', '2027-03-31', { guests: 2 }),
      bar('c', '2027-03-01', '2027-03-31', { row: 'room-2' }),
    ];
    const joined = after(
      bars,
      joinBars(bars, ids('a', 'b', 'c'), (first, all) => ({
        ...first,
        guests: all.reduce((sum, { guests = 0 }) => sum + guests, 0),
      })),
    );
    expect(dates(joined)).toEqual(['a 2027-03-01 2027-04-30', 'c 2027-03-01 2027-03-31']);
    expect(joined[0]!.guests).toBe(5);
  });

  it('copies bars with their distances in days and rows', () => {
    const bars = [bar('a', '2027-01-01', '2027-01-31'), bar('b', '2027-02-10', '2027-02-11', { row: 'room-2' })];
    let count = 0;
    const copied = after(
      bars,
      copyBars(bars, bars, {
        from: '2027-04-01',
        row: 'room-2',
        rows: rooms,
        newId: () => `c${++count}`,
        createBar: draft,
      }),
    );
    expect(copied.slice(2).map(({ id, row, from, to }) => `${id} ${row} ${from} ${to}`)).toEqual([
      'c1 room-2 2027-04-01 2027-05-01',
      'c2 room-3 2027-05-11 2027-05-12',
    ]);
  });
});

describe('overlapConflicts', () => {
  it('names the bars of the edit that share a day with another one of their row', () => {
    const bars = [
      bar('a', '2027-03-01', '2027-03-05'),
      bar('b', '2027-03-06', '2027-03-09'),
      bar('c', '2027-03-06', '2027-03-09', { row: 'room-2' }),
    ];
    const check = (steps: number) => {
      const edit = moveBars(bars, ids('a'), { snap: byDay, steps })!;
      return overlapConflicts(applyEdit(bars, edit), edit, (_, other) => `overlaps ${other.id}`);
    };
    expect(check(1)).toEqual({ a: 'overlaps b' });
    expect(check(9)).toEqual({});
  });
});
