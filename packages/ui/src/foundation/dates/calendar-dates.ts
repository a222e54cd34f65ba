/** A calendar date, `YYYY-MM-DD`, without time or time zone. */
export type IsoDate = string;

/** Day of the week as in ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/u;
const msPerDay = 86_400_000;

/** Returns the date, or null if it does not exist. Months start at 1; years are 1 to 9999. */
export function isoOf(year: number, month: number, day: number): IsoDate | null {
  if (
    ![year, month, day].every(Number.isInteger) ||
    year < 1 ||
    year > 9999 ||
    month < 1 ||
    month > 12 ||
    day < 1 ||
    day > daysIn(year, month)
  )
    return null;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Returns year, month (from 1) and day of a date, or null if the text is not a date. */
export function partsOf(iso: string): { year: number; month: number; day: number } | null {
  const match = pattern.exec(iso);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return isoOf(year, month, day) ? { year, month, day } : null;
}

export const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** Returns the days since 1970. Uses `setUTCFullYear`, because `Date.UTC` maps the years 0 to 99 to 1900 to 1999. */
function dayNumber(iso: IsoDate): number {
  const { year, month, day } = partsOf(iso) ?? { year: 1970, month: 1, day: 1 };
  return new Date(0).setUTCFullYear(year, month - 1, day) / msPerDay;
}

function isoOfDayNumber(days: number): IsoDate {
  const date = new Date(days * msPerDay);
  return (
    isoOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()) ?? (days < 0 ? '0001-01-01' : '9999-12-31')
  );
}

export const addDays = (iso: IsoDate, days: number): IsoDate => isoOfDayNumber(dayNumber(iso) + days);

/** Returns the same day in another month, or the last day of a shorter month. */
export function addMonths(iso: IsoDate, months: number): IsoDate {
  const { year, month, day } = partsOf(iso) ?? { year: 1970, month: 1, day: 1 };
  const index = Math.min(9999 * 12 + 11, Math.max(12, year * 12 + month - 1 + months));
  const [nextYear, nextMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return isoOf(nextYear, nextMonth, Math.min(day, daysIn(nextYear, nextMonth))) ?? iso;
}

export const weekdayOf = (iso: IsoDate): Weekday => (((((dayNumber(iso) + 3) % 7) + 7) % 7) + 1) as Weekday;

/** Returns the timestamp of the day for `Intl` formats with `timeZone: 'UTC'`. */
export const utcOf = (iso: IsoDate): number => dayNumber(iso) * msPerDay;

/**
 * Returns the weeks of the month, each with seven days from `weekStart`. Days of the adjacent months fill the first and
 * the last week.
 */
export function weeksOf(iso: IsoDate, weekStart: Weekday): IsoDate[][] {
  const { year, month } = partsOf(iso) ?? { year: 1970, month: 1 };
  const first = dayNumber(isoOf(year, month, 1) ?? iso);
  const offset = (weekdayOf(isoOfDayNumber(first)) - weekStart + 7) % 7;
  const weeks = Math.ceil((offset + daysIn(year, month)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => isoOfDayNumber(first - offset + week * 7 + day)),
  );
}

export interface DateLimits {
  /** The first day that can be chosen. */
  min?: IsoDate | undefined;
  /** The last day that can be chosen. */
  max?: IsoDate | undefined;
  /** Returns whether a day between `min` and `max` cannot be chosen. */
  isDisabled?: ((iso: IsoDate) => boolean) | undefined;
}

/** Whether the date is between `min` and `max`. ISO dates can be compared as text. */
export const isWithin = (iso: IsoDate, { min, max }: Pick<DateLimits, 'min' | 'max'>): boolean =>
  !(min && iso < min) && !(max && iso > max);
export const canChoose = (iso: IsoDate, limits: DateLimits): boolean =>
  isWithin(iso, limits) && !limits.isDisabled?.(iso);
/** Returns the date, limited to the range from `min` to `max`. */
export const clampDate = (iso: IsoDate, { min, max }: Pick<DateLimits, 'min' | 'max'>): IsoDate =>
  min && iso < min ? min : max && iso > max ? max : iso;

/**
 * Returns the day that a key of the grid moves to, or null if the key does not move. Disabled days are focusable too,
 * so that screen readers announce them (APG, grid).
 */
export function calendarMove(
  key: string,
  iso: IsoDate,
  {
    shift,
    rtl,
    weekStart,
    min,
    max,
  }: { shift: boolean; rtl: boolean; weekStart: Weekday } & Pick<DateLimits, 'min' | 'max'>,
): IsoDate | null {
  const dayOfWeek = (weekdayOf(iso) - weekStart + 7) % 7;
  const step = rtl ? -1 : 1;
  const moves: Record<string, () => IsoDate> = {
    ArrowLeft: () => addDays(iso, -step),
    ArrowRight: () => addDays(iso, step),
    ArrowUp: () => addDays(iso, -7),
    ArrowDown: () => addDays(iso, 7),
    Home: () => addDays(iso, -dayOfWeek),
    End: () => addDays(iso, 6 - dayOfWeek),
    PageUp: () => addMonths(iso, shift ? -12 : -1),
    PageDown: () => addMonths(iso, shift ? 12 : 1),
  };
  const target = moves[key]?.();
  return target === undefined ? null : clampDate(target, { min, max });
}
