'use client';
import { useRef } from 'react';
import { copyBars, createBars, joinBars, removeBars, splitBars } from './edit-commands.js';
import { isoOfDay, dayOf, snapNearest, type Snap } from './timeline-days.js';
import type { TimelineBar } from './timeline-types.js';
import type { Editor } from './use-editor.js';
import type { TimelineLabels } from './timeline-labels.js';

/** The commands that change bars at once, for keyboard, menu, table and cards. Each returns the ids it changed, or null. */
export interface Commands<B extends TimelineBar> {
  create: (row: string, from: number, to: number) => string[] | null;
  split: (ids: ReadonlySet<string>, at?: number) => string[] | null;
  join: (ids: ReadonlySet<string>) => string[] | null;
  remove: (ids: ReadonlySet<string>) => string[] | null;
  copy: (ids: ReadonlySet<string>) => void;
  paste: (row: string, day: number) => string[] | null;
  canPaste: () => boolean;
  bars: (ids: ReadonlySet<string>) => B[];
}

/** Returns the day at which a bar is split: the given one if it is inside, otherwise the boundary nearest to its middle. */
export function splitDay({ from, to }: Pick<TimelineBar, 'from' | 'to'>, at: number | undefined, snap: Snap): number {
  const [first, last] = [dayOf(from), dayOf(to)];
  if (at !== undefined && at > first && at <= last) return at;
  const middle = Math.ceil((first + last) / 2);
  const near = snapNearest(middle, snap);
  return near > first && near <= last ? near : middle;
}

export function useCommands<B extends TimelineBar>(
  editor: Editor<B>,
  labels: TimelineLabels,
  rows: readonly string[],
  snap: Snap,
): Commands<B> {
  const clipboard = useRef<readonly B[]>([]);
  const { bars, createBar, newId, run, say } = editor;
  const barsWith = (ids: ReadonlySet<string>) => bars.filter(({ id }) => ids.has(id));
  /** Says why a command does nothing when all of its bars are read-only. */
  const changing = (ids: ReadonlySet<string>, command: () => string[] | null) => {
    const all = barsWith(ids);
    if (all.length === 0 || all.some(({ readOnly }) => !readOnly)) return command();
    say(labels.readOnly);
    return null;
  };
  return {
    bars: barsWith,
    create: (row, from, to) =>
      run(createBars(bars, [createBar({ id: newId(), row, from: isoOfDay(from), to: isoOfDay(to) }, undefined)])),
    split: (ids, at) =>
      changing(ids, () =>
        run(splitBars(bars, ids, { at: (bar) => isoOfDay(splitDay(bar, at, snap)), newId, createBar })),
      ),
    join: (ids) => changing(ids, () => run(joinBars(bars, ids, editor.mergeBars))),
    remove: (ids) => changing(ids, () => run(removeBars(bars, ids))),
    copy: (ids) => {
      clipboard.current = barsWith(ids);
      say(labels.copied(clipboard.current.length));
    },
    canPaste: () => clipboard.current.length > 0,
    paste: (row, day) => {
      if (clipboard.current.length === 0) {
        say(labels.nothingToPaste);
        return null;
      }
      return run(copyBars(bars, clipboard.current, { from: isoOfDay(day), row, rows, newId, createBar }));
    },
  };
}
