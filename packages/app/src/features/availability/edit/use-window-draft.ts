import { isSameInput } from '@attesta/domain/availability/changes';
import type { CalendarDate } from '@attesta/domain/values/dates';
import { useState } from 'react';
import { isDay } from '../../../platform/forms/is-day';
import type { KeptNumber } from '../../../platform/forms/kept-number-field';
import type { EditedWindow } from './edited-windows';
import { emptyDraft, mergedWindow, withEntered, type MergedWindow, type WindowDraft } from './merged-window';
import { useWindowWords } from './window-words';

/** The window as typed: a day or a number that cannot be read is a text. */
export type TypedWindow = Omit<EditedWindow, 'slots' | 'reserved'> & Record<'slots' | 'reserved', KeptNumber>;

/** The fields that must be filled in. */
export const asked = ['from', 'to', 'slots', 'reserved'] as const;
export type Asked = (typeof asked)[number];

/** Whether a field that must be filled in has a value that can be read. */
export const hasValue = (values: TypedWindow, name: Asked): boolean =>
  name === 'from' || name === 'to'
    ? isDay(values[name])
    : typeof values[name] === 'number' && Number.isFinite(values[name]);

export const isRead = (values: TypedWindow): values is EditedWindow => asked.every((name) => hasValue(values, name));

/**
 * What the user enters for a window while it is open. Other fields show the window as it is now, also after someone else
 * changed it.
 * @param opened the window when it was opened
 * @param current the window as it is now; undefined if it is new or was deleted
 */
export function useWindowDraft(opened: EditedWindow, current: EditedWindow | undefined) {
  const [draft, setDraft] = useState<WindowDraft<TypedWindow>>(emptyDraft);
  const { differences } = useWindowWords();
  const now = current ?? opened;
  return {
    values: { ...now, ...draft.entered },
    hasEntered: Object.keys(draft.entered).length > 0,
    set: (more: Partial<TypedWindow>) => setDraft((known) => withEntered(known, more, now)),
    /** Keeps the value of a field in which the user began to type. */
    touch: (name: Asked) =>
      setDraft((known) => (name in known.entered ? known : withEntered(known, { [name]: now[name] }, now))),
    /**
     * Returns the window to save, with what someone else changed meanwhile; null while a value cannot be read.
     * @param today the day of the change
     */
    merged: (today: CalendarDate): MergedWindow | null => {
      const { note } = draft.entered;
      const entered = { ...draft.entered, ...(note !== undefined && { note: note?.trim() || null }), updatedOn: today };
      return isRead({ ...now, ...entered })
        ? mergedWindow({ ...now, ...draft.seen }, entered as Partial<EditedWindow>, current)
        : null;
    },
    /** Names of the fields that someone else changed since the window was opened. */
    changedFields: isSameInput(opened, now) ? [] : differences(opened, now).map(({ label }) => label),
  };
}
