'use client';
import { useId, useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import { useControlled } from '../../foundation/use-controlled.js';
import type { CreateBar } from './edit-commands.js';
import {
  applyEdit,
  editedIds,
  editOf,
  emptyHistory,
  redone,
  undone,
  withEdit,
  type EditHistory,
  type TimelineEdit,
} from './edit-model.js';
import type { TimelineConflicts } from './edit-overlaps.js';
import type { TimelineLabels } from './timeline-labels.js';
import type { TimelineBar } from './timeline-types.js';
import { useSay } from './use-say.js';

/** Why the bars changed, and the edit as data, for example to send it to a server. */
export interface BarsChangeDetails<B extends TimelineBar = TimelineBar> {
  reason: 'edit' | 'undo' | 'redo';
  edit: TimelineEdit<B>;
}

/** Changes the bars from outside of the timeline, such as from a panel or a button for all bars. */
export interface TimelineEditor<B extends TimelineBar = TimelineBar> {
  /**
   * Replaces bars by id (null removes a bar) and appends others, as one edit that is validated, announced and can be
   * undone. Returns whether the bars changed.
   */
  change: (replaced: ReadonlyMap<string, B | null>, added?: readonly B[]) => boolean;
}

export interface EditorProps<B extends TimelineBar> {
  /** The bars (controlled). Replace changed bars by new objects; the others must stay the same objects. */
  bars?: readonly B[] | undefined;
  /** The initial bars (uncontrolled). */
  defaultBars?: readonly B[] | undefined;
  /** Called with all bars after each edit, undo and redo. */
  onBarsChange?: ((bars: readonly B[], details: BarsChangeDetails<B>) => void) | undefined;
  /**
   * Returns a message for each bar that must not be changed like this, by id. `bars` is the list after the edit. Called
   * on each step of a move or a resize, so it must be fast. A message blocks the edit.
   */
  validate?: ((bars: readonly B[], edit: TimelineEdit<B>) => TimelineConflicts) | undefined;
  /**
   * Returns a new bar with your own fields. `source` is the bar that was copied or split, undefined for a new one.
   * Default: the fields of the source.
   */
  createBar?: CreateBar<B> | undefined;
  /** Returns the joined bar with its own fields, such as sums of those of its sources. */
  mergeBars?: ((joined: B, sources: readonly B[]) => B) | undefined;
  /** Returns the id of a new, copied or split bar. Default: an id that is unique in the timeline. */
  newId?: (() => string) | undefined;
  /**
   * The edits that can be undone and redone (controlled). Add the edits that you make outside of the timeline with
   * `withEdit`, so that users undo them there as well. The edit of a history must apply to `bars`.
   */
  history?: EditHistory<B> | undefined;
  /** Called with the history after each edit, undo and redo, after `onBarsChange`. */
  onHistoryChange?: ((history: EditHistory<B>) => void) | undefined;
  /** Receives an object that changes the bars from outside, with the same history. */
  editorRef?: Ref<TimelineEditor<B>> | undefined;
  /** Bars can be opened, selected and copied to the clipboard, but not changed. */
  readOnly?: boolean | undefined;
}

/** The bars, and all ways to change them. */
export interface Editor<B extends TimelineBar> {
  bars: readonly B[];
  readOnly: boolean;
  canUndo: boolean;
  canRedo: boolean;
  createBar: CreateBar<B>;
  mergeBars: ((joined: B, sources: readonly B[]) => B) | undefined;
  newId: () => string;
  check: (edit: TimelineEdit<B> | null) => TimelineConflicts;
  /** Applies an edit and announces it. Returns the ids of the changed bars, or null if it was blocked or changes nothing. */
  run: (edit: TimelineEdit<B> | null) => string[] | null;
  undo: () => string[] | null;
  redo: () => string[] | null;
  /** Announces a message near the timeline. */
  say: (message: string, urgent?: boolean) => void;
}

const none: TimelineConflicts = {};

/** The message of the first conflict. */
export const firstConflict = (conflicts: TimelineConflicts): string | undefined => Object.values(conflicts)[0];

export function useEditor<B extends TimelineBar>(
  {
    bars: given,
    defaultBars = [],
    onBarsChange,
    validate,
    createBar,
    mergeBars,
    newId,
    history: givenHistory,
    onHistoryChange,
    editorRef,
    readOnly = false,
  }: EditorProps<B>,
  labels: TimelineLabels,
  root: RefObject<Element | null>,
): Editor<B> {
  const [bars, setBars] = useControlled<readonly B[], [BarsChangeDetails<B>]>(given, defaultBars, onBarsChange);
  const [history, setHistory] = useControlled<EditHistory<B>, []>(givenHistory, emptyHistory, onHistoryChange);
  const prefix = useId();
  const created = useRef(0);
  const say = useSay(root);
  const check = (edit: TimelineEdit<B> | null) => (edit && validate ? validate(applyEdit(bars, edit), edit) : none);

  const apply = (edit: TimelineEdit<B>, next: EditHistory<B>, reason: BarsChangeDetails['reason'], done: string) => {
    const conflict = firstConflict(check(edit));
    if (conflict !== undefined) {
      say(labels.blocked(conflict), true);
      return null;
    }
    setBars(applyEdit(bars, edit), { reason, edit });
    setHistory(next);
    say(done);
    return editedIds(edit);
  };

  const run: Editor<B>['run'] = (edit) => {
    if (readOnly) say(labels.readOnly);
    else if (!edit) say(labels.unchanged);
    else return apply(edit, withEdit(history, edit), 'edit', labels.done(edit.command, edit.changes.length));
    return null;
  };
  useImperativeHandle(editorRef, () => ({
    change: (replaced, added) => run(editOf(bars, 'update', replaced, added)) !== null,
  }));

  return {
    bars,
    readOnly,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    createBar: createBar ?? ((draft, source) => ({ ...source, ...draft }) as B),
    mergeBars,
    newId: () => {
      if (newId) return newId();
      let id: string;
      do id = `${prefix}${++created.current}`;
      while (bars.some((bar) => bar.id === id));
      return id;
    },
    check,
    say,
    run,
    undo: () => {
      const step = undone(history);
      if (step) return apply(step.edit, step.history, 'undo', labels.undone(step.edit.command));
      say(labels.nothingToUndo);
      return null;
    },
    redo: () => {
      const step = redone(history);
      if (step) return apply(step.edit, step.history, 'redo', labels.redone(step.edit.command));
      say(labels.nothingToRedo);
      return null;
    },
  };
}
