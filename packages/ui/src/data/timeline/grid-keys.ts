import type { KeyboardEvent } from 'react';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { moveFocus, type MoveContext } from './grid-moves.js';
import { coarserUnit, type Snap } from './timeline-days.js';
import type { Active } from './timeline-stops.js';
import { zoomStep } from './timeline-ticks.js';
import type { TimelineBar } from './timeline-types.js';
import type { Commands } from './use-commands.js';
import type { Editor } from './use-editor.js';
import type { Mode } from './use-mode.js';
import type { Selection } from './use-selection.js';

export interface GridKeys<B extends TimelineBar> {
  active: Active | null;
  context: MoveContext;
  snap: Snap;
  rows: readonly string[];
  editor: Editor<B>;
  commands: Commands<B>;
  mode: Mode<B>;
  selection: Selection;
  today: number;
  /** Moves the focus, and scrolls it into view. */
  focus: (active: Active) => void;
  /** Moves the focus to the first of the changed bars. */
  focusBars: (ids: string[] | null) => void;
  fold: (group: string, folded: boolean) => void;
  open: (id: string, event: Event) => void;
  zoomBy: (factor: number) => void;
  showMenu: () => void;
}

/** Returns the bars that a command applies to: all selected ones if the bar with the focus is selected, else that one. */
export function targetsOf(active: Active | null, selected: ReadonlySet<string>): ReadonlySet<string> {
  if (active?.stop.kind !== 'bar') return selected;
  return selected.has(active.stop.id) ? selected : new Set([active.stop.id]);
}

const arrowSteps: Record<string, { steps: number; rowSteps: number }> = {
  ArrowLeft: { steps: -1, rowSteps: 0 },
  ArrowRight: { steps: 1, rowSteps: 0 },
  ArrowUp: { steps: 0, rowSteps: -1 },
  ArrowDown: { steps: 0, rowSteps: 1 },
};

/** Keys of a move or resize in progress. Returns whether the key was handled. */
function modeKey<B extends TimelineBar>(event: KeyboardEvent, keys: GridKeys<B>): boolean {
  const { mode, snap, rows, context } = keys;
  const arrow = arrowSteps[event.key];
  if (arrow) {
    const unit = event.ctrlKey || event.metaKey ? coarserUnit(snap.unit) : snap.unit;
    const steps = context.rtl ? -arrow.steps : arrow.steps;
    if (steps !== 0 || mode.current?.kind === 'move')
      mode.step({ steps, rowSteps: arrow.rowSteps, snap: { ...snap, unit }, rows });
  } else if (event.key === 'Enter') keys.focusBars(mode.commit());
  else if (event.key === 'Escape') mode.cancel();
  else if (event.key === 'Tab') {
    mode.cancel();
    return false;
  } else return event.key === ' ';
  return true;
}

/** Keys with Ctrl or ⌘. Returns whether the key was handled. */
function ctrlKey<B extends TimelineBar>(event: KeyboardEvent, keys: GridKeys<B>): boolean {
  const { active, commands, editor, selection } = keys;
  const targets = targetsOf(active, selection.ids);
  switch (event.key.toLowerCase()) {
    case 'c':
      if (targets.size > 0) commands.copy(targets);
      return targets.size > 0;
    case 'v':
      if (active && !active.onHeaders) keys.focusBars(commands.paste(active.line, active.day));
      return true;
    case 'z':
      keys.focusBars(event.shiftKey ? editor.redo() : editor.undo());
      return true;
    case 'y':
      keys.focusBars(editor.redo());
      return true;
    case 'a':
      if (active) selection.selectRow(active.line);
      return true;
    default:
      return false;
  }
}

/** Keys of the commands. Returns whether the key was handled. */
function commandKey<B extends TimelineBar>(event: KeyboardEvent, keys: GridKeys<B>): boolean {
  const { active, commands, mode, selection, context } = keys;
  if (!active) return false;
  const { stop } = active;
  const targets = targetsOf(active, selection.ids);
  const isBar = stop.kind === 'bar';
  const begin = (kind: 'move' | 'start' | 'end') => {
    if (isBar) mode.begin(kind, stop.id, targets);
    return isBar;
  };
  switch (event.key) {
    case 'Enter':
    case ' ': {
      const group = context.lines.find((line) => line.id === active.line);
      if (isBar) {
        if (event.key === 'Enter') keys.open(stop.id, event.nativeEvent);
        else selection.toggle(stop.id);
      } else if (stop.kind === 'free') {
        if (event.key === 'Enter') keys.focusBars(commands.create(active.line, stop.from, stop.to));
      } else if (group?.kind === 'group') keys.fold(group.id, !group.folded);
      return true;
    }
    case 'm':
      return begin('move');
    case 'r':
      return begin('end');
    case 'R':
      return begin('start');
    case 's':
      if (isBar) keys.focusBars(commands.split(targets, targets.size === 1 ? active.day : undefined));
      return isBar;
    case 'j':
      if (isBar) keys.focusBars(commands.join(targets));
      return isBar;
    case 'Delete':
    case 'Backspace':
      if (isBar) {
        commands.remove(targets);
        keys.focus(active);
      }
      return isBar;
    case '+':
      keys.zoomBy(zoomStep);
      return true;
    case '-':
      keys.zoomBy(1 / zoomStep);
      return true;
    case 't':
      keys.focus({
        ...active,
        stop: { kind: 'free', from: keys.today, to: keys.today },
        day: keys.today,
        onHeaders: false,
      });
      return true;
    case 'Escape':
      if (selection.ids.size === 0) return false;
      selection.clear();
      return true;
    case 'ContextMenu':
    case 'F10':
      if (event.key === 'F10' && !event.shiftKey) return false;
      keys.showMenu();
      return true;
    default:
      return false;
  }
}

/** The key that moves towards the reading direction, for groups. */
const forward = (rtl: boolean) => (rtl ? 'ArrowLeft' : 'ArrowRight');

/** Keys that move the focus. Returns whether the key was handled. */
function focusKey<B extends TimelineBar>(event: KeyboardEvent, keys: GridKeys<B>): boolean {
  const { active, context, selection } = keys;
  if (!active) return false;
  const line = context.lines.find(({ id }) => id === active.line);
  const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  if (line?.kind === 'group' && isSideways) {
    keys.fold(line.id, event.key !== forward(context.rtl));
    return true;
  }
  const next = moveFocus(event.key, active, context, event.ctrlKey || event.metaKey);
  if (!next) return false;
  if (event.shiftKey && isSideways) {
    const stops = [active.stop, next.stop].flatMap((stop) => (stop.kind === 'bar' ? [stop.id] : []));
    selection.add(stops);
  }
  keys.focus(next);
  return true;
}

/** Whether a key that is kept pressed must not run its command again. Keys that move, zoom, undo and redo repeat. */
function isHeldCommand({ key, repeat, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!repeat) return false;
  if (ctrlKey || metaKey) return ['c', 'v'].includes(key.toLowerCase());
  return key === 'Delete' || key === 'Backspace' || (key.length === 1 && key !== '+' && key !== '-');
}

/** Handles a key of the tree grid. Keyboard model: WAI-ARIA APG, treegrid; design of the editing keys in the docs page. */
export function handleGridKey<B extends TimelineBar>(event: KeyboardEvent, keys: GridKeys<B>): void {
  if (event.defaultPrevented || event.altKey || isComposing(event)) return;
  if (isHeldCommand(event)) return event.preventDefault();
  const isMoving = keys.mode.current !== null;
  const ctrl = event.ctrlKey || event.metaKey;
  const handled = isMoving
    ? modeKey(event, keys)
    : (ctrl && ctrlKey(event, keys)) || focusKey(event, keys) || (!ctrl && commandKey(event, keys));
  if (handled) event.preventDefault();
}
