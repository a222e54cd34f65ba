import type { IsoDate } from '../../foundation/dates/calendar-dates.js';
import { editOf, type TimelineEdit } from './edit-model.js';
import { addPeriods, dayOf, isBoundary, isoOfDay, snapSteps, type Snap } from './timeline-days.js';
import type { TimelineBar } from './timeline-types.js';

/** Dates and row of a bar to be created. */
export type BarDraft = Pick<TimelineBar, 'id' | 'row' | 'from' | 'to'>;

/**
 * Returns the bar for a draft. `source` is the bar that was copied or split, undefined for a new one: decide here which
 * of its fields the new bar takes over.
 */
export type CreateBar<B extends TimelineBar> = (draft: BarDraft, source: B | undefined) => B;

type Bars<B> = readonly B[];
type Ids = ReadonlySet<string>;
type Result<B extends TimelineBar> = TimelineEdit<B> | null;

/** Returns the bars with an id in the set that may be changed. */
const changeable = <B extends TimelineBar>(bars: Bars<B>, ids: Ids) =>
  bars.filter((bar) => ids.has(bar.id) && !bar.readOnly);

const withDays = <B extends TimelineBar>(bar: B, from: number, to: number): B =>
  dayOf(bar.from) === from && dayOf(bar.to) === to ? bar : { ...bar, from: isoOfDay(from), to: isoOfDay(to) };

const replacing = <B extends TimelineBar>(bars: Bars<B>, change: (bar: B) => B | null) =>
  new Map(bars.map((bar) => [bar.id, change(bar)]));

/** Whether both ends of a bar are boundaries, such as a bar of whole months. */
const isWhole = (bar: TimelineBar, snap: Snap) =>
  isBoundary(dayOf(bar.from), snap) && isBoundary(dayOf(bar.to) + 1, snap);

/** Adds bars. */
export const createBars = <B extends TimelineBar>(bars: Bars<B>, added: readonly B[]): Result<B> =>
  editOf(bars, 'create', new Map(), added);

export interface MoveOptions {
  snap: Snap;
  /** Number of steps of the snap unit, negative towards the past. */
  steps?: number | undefined;
  /** The bar whose start snaps. The others move by the same number of days. Default: the first one. */
  anchor?: string | undefined;
  /** The ids of the rows in display order. */
  rows?: readonly string[] | undefined;
  /** Number of rows, negative upwards. No bar moves if one would leave the rows. */
  rowSteps?: number | undefined;
}

/**
 * Moves bars by steps of the snap unit and by rows. Bars of whole units remain whole: January becomes February. If one
 * of the bars is not whole, all move by the days that the anchor needs to reach the boundary.
 */
export function moveBars<B extends TimelineBar>(
  bars: Bars<B>,
  ids: Ids,
  { snap, steps = 0, anchor, rows = [], rowSteps = 0 }: MoveOptions,
): Result<B> {
  const moved = changeable(bars, ids);
  const first = moved.find(({ id }) => id === anchor) ?? moved[0];
  if (!first) return null;
  const places = moved.map(({ row }) => rows.indexOf(row));
  const fits = places.every((place) => place >= 0 && place + rowSteps >= 0 && place + rowSteps < rows.length);
  const whole = moved.every((bar) => isWhole(bar, snap));
  const days = snapSteps(dayOf(first.from), steps, snap) - dayOf(first.from);
  const shift = (day: number) => (whole ? addPeriods(day, snap.unit, steps) : day + days);
  return editOf(
    bars,
    'move',
    new Map(
      moved.map((bar, nth) => {
        const shifted = withDays(bar, shift(dayOf(bar.from)), shift(dayOf(bar.to) + 1) - 1);
        const row = fits ? (rows[places[nth]! + rowSteps] ?? bar.row) : bar.row;
        return [bar.id, row === bar.row ? shifted : { ...shifted, row }];
      }),
    ),
  );
}

/** The end of a bar that a resize moves. */
export type BarEdge = 'start' | 'end';

/** Moves one end of bars by steps of the snap unit. A bar keeps at least one day. */
export function resizeBars<B extends TimelineBar>(
  bars: Bars<B>,
  ids: Ids,
  { edge, steps, snap }: { edge: BarEdge; steps: number; snap: Snap },
): Result<B> {
  return editOf(
    bars,
    'resize',
    replacing(changeable(bars, ids), (bar) => {
      const [from, to] = [dayOf(bar.from), dayOf(bar.to)];
      return edge === 'start'
        ? withDays(bar, Math.min(snapSteps(from, steps, snap), to), to)
        : withDays(bar, from, Math.max(from, snapSteps(to + 1, steps, snap) - 1));
    }),
  );
}

/** Splits bars: a second bar begins on the day. Bars that do not contain the day, or begin on it, remain. */
export function splitBars<B extends TimelineBar>(
  bars: Bars<B>,
  ids: Ids,
  { at, newId, createBar }: { at: (bar: B) => IsoDate; newId: () => string; createBar: CreateBar<B> },
): Result<B> {
  const heads = new Map<string, B>();
  const tails: B[] = [];
  for (const bar of changeable(bars, ids)) {
    const day = at(bar);
    if (day <= bar.from || day > bar.to) continue;
    heads.set(bar.id, { ...bar, to: isoOfDay(dayOf(day) - 1) });
    tails.push(createBar({ id: newId(), row: bar.row, from: day, to: bar.to }, bar));
  }
  return editOf(bars, 'split', heads, tails);
}

/**
 * Joins the bars of each row: the earliest one extends to the last day of all, the others are removed. `merge` returns
 * the joined bar with its own fields, such as sums.
 */
export function joinBars<B extends TimelineBar>(
  bars: Bars<B>,
  ids: Ids,
  merge: (joined: B, sources: readonly B[]) => B = (joined) => joined,
): Result<B> {
  const replaced = new Map<string, B | null>();
  const byRow = Map.groupBy(changeable(bars, ids), ({ row }) => row);
  for (const sources of byRow.values()) {
    const [first, ...others] = sources.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
    if (!first || others.length === 0) continue;
    const to = sources.reduce((latest, bar) => (bar.to > latest ? bar.to : latest), first.to);
    for (const other of others) replaced.set(other.id, null);
    replaced.set(first.id, merge({ ...first, to }, [first, ...others]));
  }
  return editOf(bars, 'join', replaced);
}

export interface CopyOptions<B extends TimelineBar> {
  /** First day of the earliest copy. The others keep their distance. */
  from: IsoDate;
  /** Row of the topmost copy. The others keep their distance in rows. */
  row: string;
  /** The ids of the rows in display order. */
  rows: readonly string[];
  newId: () => string;
  createBar: CreateBar<B>;
}

/** Adds copies of bars at another date and row. Copies that would leave the rows are omitted. */
export function copyBars<B extends TimelineBar>(
  bars: Bars<B>,
  sources: readonly B[],
  { from, row, rows, newId, createBar }: CopyOptions<B>,
): Result<B> {
  const start = Math.min(...sources.map((bar) => dayOf(bar.from)));
  const top = Math.min(...sources.map((bar) => rows.indexOf(bar.row)));
  const [days, down] = [dayOf(from) - start, rows.indexOf(row) - top];
  const copies = sources.flatMap((bar) => {
    const target = top < 0 ? row : rows[rows.indexOf(bar.row) + down];
    if (target === undefined) return [];
    const draft = withDays(bar, dayOf(bar.from) + days, dayOf(bar.to) + days);
    return [createBar({ id: newId(), row: target, from: draft.from, to: draft.to }, bar)];
  });
  return editOf(bars, 'copy', new Map(), copies);
}

/** Changes fields of bars. */
export const updateBars = <B extends TimelineBar>(bars: Bars<B>, ids: Ids, change: (bar: B) => B): Result<B> =>
  editOf(bars, 'update', replacing(changeable(bars, ids), change));

/** Removes bars. */
export const removeBars = <B extends TimelineBar>(bars: Bars<B>, ids: Ids): Result<B> =>
  editOf(
    bars,
    'remove',
    replacing(changeable(bars, ids), () => null),
  );
