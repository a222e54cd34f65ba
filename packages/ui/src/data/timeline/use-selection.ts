'use client';
import { useMemo } from 'react';
import { useControlled } from '../../foundation/use-controlled.js';
import type { TimelineLabels } from './timeline-labels.js';
import type { TimelineBar } from './timeline-types.js';
import type { Editor } from './use-editor.js';

export interface SelectionProps {
  /** Ids of the selected bars (controlled). Ids of bars that do not exist are ignored. */
  selected?: readonly string[] | undefined;
  defaultSelected?: readonly string[] | undefined;
  onSelectedChange?: ((selected: readonly string[]) => void) | undefined;
}

export interface Selection {
  /** The selected bars that exist. */
  ids: ReadonlySet<string>;
  set: (ids: readonly string[]) => void;
  add: (ids: readonly string[]) => void;
  toggle: (id: string) => void;
  selectRow: (row: string) => void;
  clear: () => void;
}

const none: readonly string[] = [];

/** The selected bars. Changes by a user are announced. */
export function useSelection<B extends TimelineBar>(
  { selected, defaultSelected = none, onSelectedChange }: SelectionProps,
  editor: Editor<B>,
  labels: TimelineLabels,
): Selection {
  const [list, setList] = useControlled<readonly string[], []>(selected, defaultSelected, onSelectedChange);
  const { bars, say } = editor;
  const ids = useMemo(() => {
    if (list.length === 0) return new Set<string>();
    const chosen = new Set(list);
    return new Set(bars.flatMap(({ id }) => (chosen.has(id) ? [id] : [])));
  }, [bars, list]);
  const set = (next: readonly string[]) => {
    setList(next);
    say(labels.selected(next.length));
  };
  return {
    ids,
    set,
    add: (more) => {
      if (more.some((id) => !ids.has(id))) set([...new Set([...ids, ...more])]);
    },
    toggle: (id) => set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]),
    selectRow: (row) => set(bars.flatMap((bar) => (bar.row === row ? [bar.id] : []))),
    clear: () => set(none),
  };
}
