import {
  addDays,
  addMonths,
  isoOf,
  partsOf,
  utcOf,
  type IsoDate,
  type Weekday,
} from '../../foundation/dates/calendar-dates.js';
import type { TimelineBar } from './timeline-types.js';

/** A unit of time for columns and for snapping. */
export type TimelineUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const msPerDay = 86_400_000;
const monthsIn = { month: 1, quarter: 3, year: 12 } as const;
const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** Returns the days since 1970, so that days can be subtracted. */
export const dayOf = (iso: IsoDate): number => utcOf(iso) / msPerDay;
/** Returns the date of a number of days since 1970. */
export const isoOfDay = (day: number): IsoDate => addDays('1970-01-01', day);

/** Whether the dates of a bar exist and are in order. */
export const isDrawable = ({ from, to }: Pick<TimelineBar, 'from' | 'to'>): boolean =>
  from <= to && partsOf(from) !== null && partsOf(to) !== null;

/** Returns the number of days of a bar, both ends included. */
export const daysOf = ({ from, to }: Pick<TimelineBar, 'from' | 'to'>): number => dayOf(to) - dayOf(from) + 1;

/** Returns the first day of the period that contains a day. */
export function periodStart(day: number, unit: TimelineUnit, weekStart: Weekday): number {
  if (unit === 'day') return day;
  if (unit === 'week') return day - modulo(day + 4 - weekStart, 7); // day 0 is a Thursday
  const { year, month } = partsOf(isoOfDay(day)) ?? { year: 1970, month: 1 };
  const months = monthsIn[unit];
  return dayOf(isoOf(year, Math.floor((month - 1) / months) * months + 1, 1) ?? '1970-01-01');
}

/** Returns the day that is a number of periods after a day. */
export function addPeriods(day: number, unit: TimelineUnit, count: number): number {
  if (unit === 'day') return day + count;
  if (unit === 'week') return day + 7 * count;
  return dayOf(addMonths(isoOfDay(day), count * monthsIn[unit]));
}

/** Returns the last day of the period that contains a day. */
export const periodEnd = (day: number, unit: TimelineUnit, weekStart: Weekday): number =>
  addPeriods(periodStart(day, unit, weekStart), unit, 1) - 1;

/** How dates snap to boundaries. */
export interface Snap {
  unit: TimelineUnit;
  /** First day of a week. */
  weekStart: Weekday;
}

/** Whether a day is the first of a period. */
export const isBoundary = (day: number, { unit, weekStart }: Snap): boolean =>
  periodStart(day, unit, weekStart) === day;

/** Returns the boundary that is a number of steps after a day, or before it if `steps` is negative. */
export function snapSteps(day: number, steps: number, { unit, weekStart }: Snap): number {
  if (steps === 0) return day;
  const start = periodStart(day, unit, weekStart);
  return addPeriods(start, unit, start === day || steps > 0 ? steps : steps + 1);
}

/** Returns the boundary nearest to a day. */
export function snapNearest(day: number, { unit, weekStart }: Snap): number {
  const start = periodStart(day, unit, weekStart);
  const next = addPeriods(start, unit, 1);
  return day - start <= next - day ? start : next;
}

/** Returns how many boundaries are between two boundaries. */
export function stepsBetween(from: number, to: number, { unit }: Snap): number {
  if (unit === 'day') return to - from;
  if (unit === 'week') return Math.round((to - from) / 7);
  const [a, b] = [partsOf(isoOfDay(from)), partsOf(isoOfDay(to))];
  return a && b ? Math.round(((b.year - a.year) * 12 + b.month - a.month) / monthsIn[unit]) : 0;
}

const coarser: Record<TimelineUnit, TimelineUnit> = {
  day: 'week',
  week: 'month',
  month: 'quarter',
  quarter: 'year',
  year: 'year',
};

/** Returns the unit that Ctrl with an arrow moves by. A week is followed by a month. */
export const coarserUnit = (unit: TimelineUnit): TimelineUnit => coarser[unit];
