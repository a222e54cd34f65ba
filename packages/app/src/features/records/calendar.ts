import { createRecords } from './create-records';

export interface CalendarEvent {
  id: string;
  title: string;
  /** Date and time in UTC, such as 2027-03-12T09:30:00Z. */
  start: string;
  end: string;
  isAllDay: boolean;
}

export const calendarRecords = createRecords('calendar', { events: [] as readonly CalendarEvent[] });
export const $calendar = calendarRecords.$slice;
