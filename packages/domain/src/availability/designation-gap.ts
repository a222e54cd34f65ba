import { laterOf, type CalendarDate } from '../values/dates.ts';
import type { OwnRules } from './own-windows.ts';
import type { Window } from './schema.ts';

type DesignatedWindow = Pick<Window, 'regulation' | 'code' | 'from' | 'to'>;
type Days = Pick<Window, 'from' | 'to'>;

/** R3: returns the days of a window on which its code is designated, from today; null if there are none. */
function usableDays(window: DesignatedWindow, { designations, today }: OwnRules): Days | null {
  const designation = designations.find(({ regulation }) => regulation === window.regulation);
  if (!designation?.codes.includes(window.code)) return null;
  const { validFrom, validTo } = designation;
  const from = laterOf(window.from, validFrom);
  const to = validTo !== null && validTo < window.to ? validTo : window.to;
  return from <= to && to >= today ? { from, to } : null;
}

/** Why a window is not usable on all of its days: on none to come, or only until or from a day. */
export type DesignationGap = { readonly kind: 'none' } | { readonly kind: 'until' | 'from'; readonly on: CalendarDate };

/**
 * R3: a designation that is suspended, ends or loses a code closes the rest of a window. Returns null if all days of the
 * window are designated, and for a window that ended.
 */
export function designationGap(window: DesignatedWindow, rules: OwnRules): DesignationGap | null {
  if (window.to < rules.today) return null;
  const usable = usableDays(window, rules);
  if (!usable) return { kind: 'none' };
  if (usable.to < window.to) return { kind: 'until', on: usable.to };
  return usable.from > window.from ? { kind: 'from', on: usable.from } : null;
}

/** Returns windows with the days on which they are usable, without those that are usable on none to come. */
export const usableWindows = <W extends DesignatedWindow>(windows: readonly W[], rules: OwnRules): W[] =>
  windows.flatMap((window) => {
    const days = usableDays(window, rules);
    return days ? [{ ...window, ...days }] : [];
  });
