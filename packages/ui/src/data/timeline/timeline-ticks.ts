import type { Weekday } from '../../foundation/dates/calendar-dates.js';
import { addPeriods, isBoundary, periodStart, stepsBetween, type TimelineUnit } from './timeline-days.js';

/** Smallest and largest scale, in pixels per day. */
export const dayLimits = { min: 0.25, max: 64 } as const;
/** Factor of one step of the keys + and -. */
export const zoomStep = Math.SQRT2;

/** Pixels per day of each level when it is chosen by name: a month is 80 px wide. */
export const dayWidths: Record<TimelineUnit, number> = { day: 32, week: 10, month: 2.63, quarter: 1, year: 0.4 };

/** Lower limit of the levels, in pixels per day. Below them is the year. */
const levels = [
  ['day', 24],
  ['week', 8],
  ['month', 1.5],
  ['quarter', 0.5],
] as const;

/** Returns the unit of the columns for a scale in pixels per day. */
export const levelOf = (day: number): TimelineUnit =>
  levels.find(([, least], at) => (at < 3 ? day >= least : day > least))?.[0] ?? 'year';

export const clampDay = (day: number): number =>
  Number.isFinite(day) ? Math.min(dayLimits.max, Math.max(dayLimits.min, day)) : dayWidths.month;

/** The units of the header rows of each level, coarsest first. */
const headers: Record<TimelineUnit, readonly TimelineUnit[]> = {
  day: ['month', 'day'],
  week: ['month', 'week'],
  month: ['year', 'month'],
  quarter: ['year', 'quarter'],
  year: ['year'],
};
export const headerUnits = (level: TimelineUnit): readonly TimelineUnit[] => headers[level];

/** The period that a timeline shows, in days since 1970, and its columns. */
export interface Columns {
  first: number;
  last: number;
  unit: TimelineUnit;
  weekStart: Weekday;
}

/** A column, cut at the ends of the timeline. */
export interface Tick {
  from: number;
  to: number;
  /** Index of the column, 0 for the first of the timeline. */
  index: number;
  /** Number of columns of the finest level that it spans. */
  span: number;
}

/** Returns the index of the column that contains a day. */
export const columnOf = ({ first, unit, weekStart }: Columns, day: number): number =>
  stepsBetween(periodStart(first, unit, weekStart), periodStart(day, unit, weekStart), { unit, weekStart });

export const columnCount = (columns: Columns): number => columnOf(columns, columns.last) + 1;

/** Returns the period of the column that contains a day, cut at the ends of the timeline. */
export function columnAt({ first, last, unit, weekStart }: Columns, day: number): { from: number; to: number } {
  const start = periodStart(day, unit, weekStart);
  return { from: Math.max(first, start), to: Math.min(last, addPeriods(start, unit, 1) - 1) };
}

/** Returns the ticks of a header row between two days. */
export function ticksOf(columns: Columns, unit: TimelineUnit, from: number, to: number): Tick[] {
  const ticks: Tick[] = [];
  const end = Math.min(to, columns.last);
  for (let at = Math.max(from, columns.first); at <= end;) {
    const tick = columnAt({ ...columns, unit }, at);
    const index = columnOf(columns, tick.from);
    ticks.push({ ...tick, index, span: columnOf(columns, tick.to) - index + 1 });
    at = tick.to + 1;
  }
  return ticks;
}

const regular: Partial<Record<TimelineUnit, number>> = { day: 1, week: 7 };
const direction = 'calc(90deg * var(--at-dir))';

/**
 * Returns the CSS gradient with a line at the start of each column, in lengths of `--day`, so that it follows the zoom
 * without a change. Months have different lengths, so their lines are listed.
 */
export function gridLines(columns: Columns, unit: TimelineUnit, line: string): string {
  const { first, last, weekStart } = columns;
  const days = regular[unit];
  if (days !== undefined) {
    const offset = periodStart(first, unit, weekStart) - first;
    const at = (day: number, more = 0) => `calc(var(--day) * ${day + offset} + ${more}px)`;
    return `repeating-linear-gradient(${direction}, ${line} ${at(0)} ${at(0, 1)}, transparent ${at(0, 1)} ${at(days)})`;
  }
  const stops = ticksOf(columns, unit, first, last)
    .filter(({ from }) => isBoundary(from, { unit, weekStart }))
    .flatMap(({ from }) => {
      const at = `calc(var(--day) * ${from - first})`;
      const end = `calc(var(--day) * ${from - first} + 1px)`;
      return [`transparent ${at}`, `${line} ${at} ${end}`, `transparent ${end}`];
    });
  return stops.length > 0 ? `linear-gradient(${direction}, ${stops.join(', ')})` : 'none';
}
