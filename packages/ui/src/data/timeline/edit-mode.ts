import { createBars, moveBars, resizeBars, type CreateBar } from './edit-commands.js';
import { applyEdit, editOf, type TimelineEdit } from './edit-model.js';
import {
  dayOf,
  isBoundary,
  isoOfDay,
  periodEnd,
  periodStart,
  snapNearest,
  stepsBetween,
  type Snap,
} from './timeline-days.js';
import type { TimelineBar } from './timeline-types.js';

/** A move, a resize or a creation that has begun and is not saved yet. */
export interface EditMode<B extends TimelineBar = TimelineBar> {
  kind: 'move' | 'start' | 'end' | 'create';
  /** The bar with the focus, or the new one. */
  anchor: string;
  ids: ReadonlySet<string>;
  /** All bars as they were when the mode began. */
  before: readonly B[];
  /** All bars as they would be. */
  bars: readonly B[];
  /** From `before` to `bars`; null if nothing changed. */
  edit: TimelineEdit<B> | null;
}

export const beginMode = <B extends TimelineBar>(
  kind: EditMode['kind'],
  anchor: string,
  ids: ReadonlySet<string>,
  bars: readonly B[],
): EditMode<B> => ({ kind, anchor, ids, before: bars, bars, edit: null });

/** The first and the last day of the timeline, as days since 1970. */
interface Limits {
  first: number;
  last: number;
}

/** Whether no bar of an edit leaves the timeline further than it already did. */
const staysInside = <B extends TimelineBar>({ changes }: TimelineEdit<B>, { first, last }: Limits) =>
  changes.every(
    ({ before, after }) =>
      !before ||
      !after ||
      ((dayOf(after.from) >= first || after.from >= before.from) && (dayOf(after.to) <= last || after.to <= before.to)),
  );

/** Returns the mode with other bars: one edit from the bars of its beginning, however many steps there were. */
function withBars<B extends TimelineBar>(mode: EditMode<B>, bars: readonly B[]): EditMode<B> {
  const now = new Map(bars.filter(({ id }) => mode.ids.has(id)).map((bar) => [bar.id, bar]));
  const replaced = new Map(
    mode.before.flatMap((bar) => {
      const next = now.get(bar.id);
      const same = !next || (next.from === bar.from && next.to === bar.to && next.row === bar.row);
      return same ? [] : [[bar.id, next] as const];
    }),
  );
  return { ...mode, bars, edit: editOf(mode.before, mode.kind === 'move' ? 'move' : 'resize', replaced) };
}

/** A step of a mode: periods of the snap unit, or rows. */
export interface ModeStep {
  steps: number;
  rowSteps?: number | undefined;
  snap: Snap;
  rows: readonly string[];
}

/** Returns the mode after a step; the same mode if the step is not possible. */
export function stepMode<B extends TimelineBar>(
  mode: EditMode<B>,
  { steps, rowSteps = 0, snap, rows }: ModeStep,
  limits: Limits,
): EditMode<B> {
  if (mode.kind === 'create') return mode;
  const edit =
    mode.kind === 'move'
      ? moveBars(mode.bars, mode.ids, { steps, snap, anchor: mode.anchor, rows, rowSteps })
      : resizeBars(mode.bars, mode.ids, { edge: mode.kind, steps, snap });
  if (!edit || !staysInside(edit, limits)) return mode;
  return withBars(mode, applyEdit(mode.bars, edit));
}

/** Returns the bars of a mode at their new place, and those that have not moved yet. */
export const modeBars = <B extends TimelineBar>({ bars, ids }: EditMode<B>): B[] =>
  bars.filter(({ id }) => ids.has(id));

/** The number of steps of the unit, or of days, that bring a day near another one. */
function dragged(from: number, days: number, snap: Snap): { steps: number; snap: Snap } {
  const target = snapNearest(from + days, snap);
  return isBoundary(from, snap)
    ? { steps: stepsBetween(from, target, snap), snap }
    : { steps: target - from, snap: { ...snap, unit: 'day' } };
}

/** A pointer since a drag began. */
export interface Drag {
  days: number;
  rowSteps: number;
  snap: Snap;
  rows: readonly string[];
}

/** Returns the mode for the distance of a pointer from where it began, not from the previous step. */
export function dragMode<B extends TimelineBar>(
  mode: EditMode<B>,
  { days, rowSteps, snap, rows }: Drag,
  limits: Limits,
): EditMode<B> {
  const start: EditMode<B> = { ...mode, bars: mode.before, edit: null };
  const bar = mode.before.find(({ id }) => id === mode.anchor);
  if (!bar) return mode;
  const edge = mode.kind === 'end' ? dayOf(bar.to) + 1 : dayOf(bar.from);
  const step = dragged(edge, days, snap);
  const next = stepMode(start, { ...step, rowSteps: mode.kind === 'move' ? rowSteps : 0, rows }, limits);
  const isStill = step.steps === 0 && (mode.kind !== 'move' || rowSteps === 0);
  return next === start && !isStill ? mode : next;
}

/** Returns the mode that creates a bar over the periods from one day to another, in either order. */
export function createMode<B extends TimelineBar>(
  mode: EditMode<B>,
  { row, from, to, snap, createBar }: { row: string; from: number; to: number; snap: Snap; createBar: CreateBar<B> },
  { first, last }: Limits,
): EditMode<B> {
  const start = Math.max(first, periodStart(Math.min(from, to), snap.unit, snap.weekStart));
  const end = Math.min(last, periodEnd(Math.max(from, to), snap.unit, snap.weekStart));
  const bar = createBar({ id: mode.anchor, row, from: isoOfDay(start), to: isoOfDay(end) }, undefined);
  const edit = createBars(mode.before, [bar]);
  return { ...mode, bars: edit ? applyEdit(mode.before, edit) : mode.before, edit };
}
