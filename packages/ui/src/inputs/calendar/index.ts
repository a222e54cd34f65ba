export { Calendar } from './calendar.js';
export type { CalendarProps, CalendarSharedProps, RangeCalendarProps, SingleCalendarProps } from './calendar.js';
export type { CalendarLabels } from './calendar-labels.js';
export type { DateLimits, IsoDate, Weekday } from '../../foundation/dates/calendar-dates.js';
export type { DateRange } from './date-range.js';
