import { isolated } from '../../foundation/locale/isolated.js';

/** Labels of a calendar. `Intl` provides month and day names. */
export interface CalendarLabels {
  /** Accessible name of the calendar. */
  calendar?: string | undefined;
  previousMonth?: string | undefined;
  nextMonth?: string | undefined;
  month?: string | undefined;
  year?: string | undefined;
  /** Label of the button that chooses or shows the current day. */
  today?: string | undefined;
  /** Added to the name of the first day of a range. */
  rangeStart?: string | undefined;
  /** Added to the name of the last day of a range. */
  rangeEnd?: string | undefined;
  /** Announced after the first day of a range was chosen. */
  chooseEnd?: ((start: string) => string) | undefined;
}

export const englishCalendarLabels = {
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  rangeStart: 'first day',
  rangeEnd: 'last day',
  chooseEnd: (start: string) => `From ${isolated(start)}. Choose the last day`,
} satisfies CalendarLabels;
export type CalendarTexts = typeof englishCalendarLabels;
