import { designationGap } from '@attesta/domain/availability/designation-gap';
import { asWindow, ownProblems, type OwnRules, type OwnStep } from '@attesta/domain/availability/own-windows';
import type { WindowProblem } from '@attesta/domain/availability/rules';
import type { WindowView } from '@attesta/domain/availability/schema';
import { freeSlots } from '@attesta/domain/availability/status';
import { viewWindow } from '@attesta/domain/availability/view';
import { findCode, type CodeId } from '@attesta/domain/codes/codes';
import { addDays, type CalendarDate } from '@attesta/domain/values/dates';
import type { TimelineBar, TimelineEdit } from '@attesta/ui/data/timeline';
import type { EditedWindow } from './edited-windows';
import type { GapText } from './use-gap-text';

/** A window on the timeline. The dates and the row of the bar are those of the window. */
export interface WindowBar extends TimelineBar {
  readonly window: EditedWindow;
}

/** The texts inside of a bar. */
export interface BarTexts {
  free: (free: number, places: number) => string;
  /** The figures of a window that is open to some applicants only. */
  freeFor: (pool: EditedWindow['intakePool'], figures: string) => string;
  /** The mark of a window that was not confirmed for 90 days. */
  stale: string;
  /** On which days the window is not usable, because its code is not designated. */
  gap: (window: EditedWindow) => GapText | null;
}

/**
 * Returns a window as the API returns it to its body, with state and freshness. R3: a window whose code is not designated
 * on any of its remaining days is closed.
 */
export function viewOf(window: EditedWindow, rules: OwnRules): WindowView {
  const view = viewWindow(asWindow(window), rules.today, true);
  return designationGap(window, rules)?.kind === 'none' ? { ...view, status: 'closed' } : view;
}

/** What needs attention in a window, as one text. */
const marksOf = (...marks: (string | false | undefined)[]) => marks.filter(Boolean).join(', ') || undefined;

/** Returns the bar of a window. */
export function barOf(window: EditedWindow, rules: OwnRules, texts: BarTexts): WindowBar {
  const { status, freshness, past } = viewOf(window, rules);
  const figures = texts.free(freeSlots(window), window.slots);
  const gap = texts.gap(window);
  const isUnusable = gap?.isUsable === false;
  const isFull = !isUnusable && window.manualStatus === null && status === 'closed';
  return {
    id: window.id,
    row: window.code,
    from: window.from,
    to: window.to,
    state: past ? 'past' : isFull ? 'full' : status,
    text: isUnusable ? gap.text : window.intakePool === 'general' ? figures : texts.freeFor(window.intakePool, figures),
    fill: window.reserved / window.slots,
    mark: marksOf(!past && freshness === 'stale' && texts.stale, gap?.isUsable && gap.text),
    readOnly: past,
    window,
  };
}

/** Returns a function that returns the bar of a window: the same one as long as the window is the same object. */
export function barsOf(rules: OwnRules, texts: BarTexts): (window: EditedWindow) => WindowBar {
  const bars = new WeakMap<EditedWindow, WindowBar>();
  return (window) => {
    const bar = bars.get(window) ?? barOf(window, rules, texts);
    bars.set(window, bar);
    return bar;
  };
}

/** Returns the window of a bar that was moved or resized. */
export function windowOf({ id, row, from, to, window }: WindowBar): EditedWindow {
  if (window.id === id && window.code === row && window.from === from && window.to === to) return window;
  const { regulation } = findCode(row) ?? window;
  return { ...window, id, code: row as CodeId, regulation, from, to };
}

/** A window with one place, open to all applicants. */
export const newWindow = (
  { id, code, from, to }: Pick<EditedWindow, 'id' | 'code' | 'from' | 'to'>,
  today: CalendarDate,
): EditedWindow => ({
  id,
  code,
  regulation: findCode(code)?.regulation ?? 'MDR',
  from,
  to,
  slots: 1,
  reserved: 0,
  manualStatus: null,
  intakePool: 'general',
  procedures: [],
  classes: [],
  kinds: [],
  note: null,
  updatedOn: today,
});

/** Returns two joined windows as one, with the places of both. */
export const joinedWindow = (joined: EditedWindow, sources: readonly EditedWindow[]): EditedWindow => ({
  ...joined,
  slots: Math.min(
    99,
    sources.reduce((sum, { slots }) => sum + slots, 0),
  ),
  reserved: Math.min(
    99,
    sources.reduce((sum, { reserved }) => sum + reserved, 0),
  ),
});

/** Returns the places of windows that an edit splits: the first part keeps those that are taken. */
function dividedPlaces({ command, changes }: TimelineEdit<WindowBar>): ReadonlyMap<string, number> {
  const divided = new Map<string, number>();
  if (command !== 'split') return divided;
  for (const { before, after } of changes) {
    const tail = before === null ? after : null;
    const head =
      tail && changes.find((each) => each.before?.row === tail.row && each.after?.to === addDays(tail.from, -1));
    if (!tail || !head?.before) continue;
    const { slots, reserved } = head.before.window;
    const first = Math.max(1, reserved, Math.ceil(slots / 2));
    divided.set(head.before.id, first).set(tail.id, Math.max(1, slots - first));
  }
  return divided;
}

const withPlaces = (divided: ReadonlyMap<string, number>) => (window: EditedWindow) => {
  const slots = divided.get(window.id);
  return slots === undefined || slots === window.slots ? window : { ...window, slots };
};

/** Returns the windows after an edit. A split divides the places. */
export const windowsAfter = (bars: readonly WindowBar[], edit: TimelineEdit<WindowBar>): readonly EditedWindow[] =>
  bars.map(windowOf).map(withPlaces(dividedPlaces(edit)));

/** Returns an edit of the timeline with the windows as {@link windowsAfter} leaves them. */
export function asApplied(edit: TimelineEdit<WindowBar>): TimelineEdit<WindowBar> {
  const divided = dividedPlaces(edit);
  if (divided.size === 0) return edit;
  const changes = edit.changes.map((change) => {
    const { after } = change;
    return { ...change, after: after && { ...after, window: withPlaces(divided)(windowOf(after)) } };
  });
  return { ...edit, changes };
}

/** Why windows cannot be changed like this: a rule of the domain, or windows with different conditions are joined. */
export type EditProblem = WindowProblem | 'different';

const conditionsOf = ({ intakePool, procedures, classes, kinds }: EditedWindow) =>
  JSON.stringify([intakePool, procedures, classes, kinds]);

/** Returns the steps of an edit of the timeline: each window before and after it. */
export const stepsOf = ({ changes }: TimelineEdit<WindowBar>): OwnStep[] =>
  changes.map(({ before, after }) => ({ before: before && windowOf(before), after: after && windowOf(after) }));

/** Returns the problems of an edit of the timeline, by bar. */
export function problemsOfEdit(
  bars: readonly WindowBar[],
  edit: TimelineEdit<WindowBar>,
  rules: OwnRules,
): Record<string, EditProblem> {
  const steps = stepsOf(edit);
  if (edit.command === 'join') {
    for (const { before, after } of steps) {
      const other = steps.find((step) => !step.after && step.before?.code === after?.code)?.before;
      if (before && after && other && conditionsOf(before) !== conditionsOf(other)) return { [after.id]: 'different' };
    }
  }
  return ownProblems(steps, bars.map(windowOf), rules);
}
