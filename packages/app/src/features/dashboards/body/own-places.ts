import { covers, freePlacesIn, monthsOfWindows, type MonthOfWindows } from '@attesta/domain/availability/month-state';
import type { WindowStatus, WindowView } from '@attesta/domain/availability/schema';
import { codeGroups } from '@attesta/domain/codes/code-group';
import { isProductCode } from '@attesta/domain/codes/codes';
import { addDays, type CalendarDate } from '@attesta/domain/values/dates';
import { monthOf, monthsFrom } from '../dates/months';

/** Days of the near future for which free places are counted apart. */
const nearDays = 90;

/** The free places of a notified body in the next twelve months. */
export interface OwnPlaces {
  readonly months: readonly MonthOfWindows[];
  /** Free places in windows that cover a day of the twelve months; each window counts once. */
  readonly free: number;
  /** Those in windows that cover one of the next 90 days. */
  readonly freeSoon: number;
  readonly byStatus: Readonly<Record<WindowStatus, number>>;
}

/** The windows for product codes to come. An application takes one place of a product code, and none of other codes. */
const counted = (windows: readonly WindowView[]) => windows.filter(({ past, code }) => !past && isProductCode(code));

/** Returns the free places of a notified body. Past windows and those of codes without own places do not count. */
export function ownPlaces(all: readonly WindowView[], today: CalendarDate): OwnPlaces {
  const windows = counted(all);
  const list = monthsFrom(today);
  const within = windows.filter(({ from }) => monthOf(from) <= (list.at(-1) ?? ''));
  const count = (status: WindowStatus) => windows.filter((window) => window.status === status).length;
  return {
    months: monthsOfWindows(windows, list),
    free: freePlacesIn(within),
    freeSoon: freePlacesIn(windows.filter((window) => covers(window, today, addDays(today, nearDays)))),
    byStatus: { open: count('open'), limited: count('limited'), closed: count('closed') },
  };
}

/** The places of the codes of one group. */
export interface GroupPlaces {
  /** Id of the group, such as `MDA-A2`. */
  readonly id: string;
  /** A code of the group, which names it. */
  readonly code: string;
  /** The group within its prefix, which decides its hue. */
  readonly group: string;
  readonly months: readonly MonthOfWindows[];
  readonly free: number;
}

/**
 * Returns the places of each group of codes that has a window to come, fewest free places first, then in the order of the
 * codes.
 */
export function placesByGroup(all: readonly WindowView[], today: CalendarDate): GroupPlaces[] {
  const windows = counted(all);
  const found = codeGroups.flatMap(({ id, codes }) => {
    const ids = new Set<string>(codes.map((code) => code.id));
    const ofGroup = windows.filter(({ code }) => ids.has(code));
    const [first] = codes;
    if (ofGroup.length === 0 || !first) return [];
    const { months, free } = ownPlaces(ofGroup, today);
    return [{ id, code: first.id, group: first.group, months, free }];
  });
  return found.toSorted((one, other) => one.free - other.free);
}
