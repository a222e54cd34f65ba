'use client';
import { useState } from 'react';
import { beginMode, modeBars, stepMode, type EditMode, type ModeStep } from './edit-mode.js';
import type { Shared } from './timeline-bar.js';
import { daysOf } from './timeline-days.js';
import type { TimelineBar, TimelineRow } from './timeline-types.js';
import type { TimelineConflicts } from './edit-overlaps.js';
import { firstConflict, type Editor } from './use-editor.js';

export interface Mode<B extends TimelineBar> {
  current: EditMode<B> | null;
  /** The conflicts by bar, and the first one. */
  conflicts: TimelineConflicts;
  conflict: string | undefined;
  begin: (kind: 'move' | 'start' | 'end', anchor: string, ids: ReadonlySet<string>) => void;
  /** Replaces the mode, by a pointer. Announces a conflict when it appears. */
  set: (mode: EditMode<B> | null) => void;
  step: (step: ModeStep) => void;
  /** Saves, by default the current mode. Returns the ids of the changed bars; null if a conflict blocks it, and the mode continues. */
  commit: (mode?: EditMode<B> | null) => string[] | null;
  cancel: () => void;
}

/** The move, resize or creation in progress, with its conflicts. */
export function useMode<B extends TimelineBar>(
  editor: Editor<B>,
  shared: Shared,
  rowOf: (id: string) => TimelineRow | undefined,
  limits: { first: number; last: number },
): Mode<B> {
  const [current, setCurrent] = useState<EditMode<B> | null>(null);
  const { labels, format } = shared;
  const conflicts = editor.check(current?.edit ?? null);
  const conflictOf = (mode: EditMode<B> | null) => (mode ? firstConflict(editor.check(mode.edit)) : undefined);

  const words = (mode: EditMode<B>, previous: EditMode<B>) => {
    const bar = mode.bars.find(({ id }) => id === mode.anchor);
    const before = previous.bars.find(({ id }) => id === mode.anchor);
    if (!bar) return '';
    return labels.step({
      row: before && before.row !== bar.row ? rowOf(bar.row)?.label : undefined,
      range: format.range(bar.from, bar.to),
      days: daysOf(bar),
      others: modeBars(mode).length - 1,
      conflict: conflictOf(mode),
    });
  };

  return {
    current,
    conflicts,
    conflict: firstConflict(conflicts),
    begin: (kind, anchor, ids) => {
      const changeable = new Set(editor.bars.flatMap((bar) => (ids.has(bar.id) && !bar.readOnly ? [bar.id] : [])));
      if (changeable.size === 0 || editor.readOnly) return editor.say(labels.readOnly);
      setCurrent(beginMode(kind, changeable.has(anchor) ? anchor : [...changeable][0]!, changeable, editor.bars));
      editor.say(kind === 'move' ? labels.moving(changeable.size) : labels.resizing(kind, changeable.size));
    },
    set: (mode) => {
      const conflict = conflictOf(mode);
      if (mode && conflict !== undefined && conflict !== conflictOf(current)) editor.say(words(mode, current ?? mode));
      setCurrent(mode);
    },
    step: (step) => {
      if (!current) return;
      const next = stepMode(current, step, limits);
      setCurrent(next);
      editor.say(words(next, current));
    },
    commit: (mode = current) => {
      if (!mode) return null;
      const conflict = conflictOf(mode);
      if (conflict !== undefined) {
        editor.say(labels.blocked(conflict), true);
        return null;
      }
      setCurrent(null);
      return editor.run(mode.edit) ?? [];
    },
    cancel: () => {
      if (!current) return;
      setCurrent(null);
      editor.say(labels.reverted);
    },
  };
}
