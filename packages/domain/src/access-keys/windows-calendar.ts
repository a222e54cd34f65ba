import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import type { Window } from '../availability/schema.ts';
import { freeSlots } from '../availability/status.ts';
import { formatCode } from '../codes/codes.ts';
import { addDays, type CalendarDate } from '../values/dates.ts';

/** The texts of the calendar in the language of the account. */
export interface CalendarTexts {
  /** Name of the calendar. */
  readonly title: string;
  /** `free` of `slots` places are free. */
  readonly free: (free: number, slots: number) => string;
  readonly closed: string;
  readonly pools: Readonly<Record<Window['intakePool'], string>>;
  readonly classes: (classes: string) => string;
  readonly confirmed: (day: CalendarDate) => string;
}

export interface CalendarOptions {
  readonly texts: CalendarTexts;
  /** Address of Codes Availability in the portal. */
  readonly link: string;
  readonly today: CalendarDate;
}

/** Days for which windows that ended stay in the calendar. */
const pastDays = 31;
/** How often calendars should read the feed, in s. */
const refreshInterval = 6 * 3600;

const startOf = (day: CalendarDate) => new Date(`${day}T00:00:00Z`);

/** Returns the first day on which a window can have ended and still be in the calendar. */
export const calendarFrom = (today: CalendarDate): CalendarDate => addDays(today, -pastDays);

const calendarOf = ({ texts }: CalendarOptions) =>
  ical({
    prodId: { company: 'Attesta', product: 'Codes Availability', language: 'EN' },
    name: texts.title,
    ttl: refreshInterval,
  });

const [beforeEvents, afterEvents] = ['BEGIN:VEVENT\r\n', 'END:VCALENDAR'] as const;

/** Returns the start of the file; {@link calendarEvents} and {@link calendarEnd} follow. */
export const calendarStart = (options: CalendarOptions): string => {
  const text = calendarOf(options).toString();
  return text.slice(0, text.lastIndexOf(afterEvents));
};

export const calendarEnd = `${afterEvents}\r\n`;

/**
 * Returns the availability windows of a notified body as events of an iCalendar file (RFC 5545): one all-day event for
 * each window, which does not make anyone busy. A window keeps its UID, and each change has a higher SEQUENCE. The same
 * windows give the same text. The events of many windows are created in parts, so that no part takes long.
 */
export function calendarEvents(windows: readonly Window[], options: CalendarOptions): string {
  const { texts, link, today } = options;
  const calendar = calendarOf(options);
  for (const window of windows) {
    if (window.to < calendarFrom(today)) continue;
    const { id, code, intakePool, classes, note, updatedOn, version } = window;
    const state = window.manualStatus === 'closed' ? texts.closed : texts.free(freeSlots(window), window.slots);
    const changed = startOf(updatedOn);
    const lines = [
      texts.pools[intakePool],
      ...(classes.length > 0 ? [texts.classes(classes.join(', '))] : []),
      texts.confirmed(updatedOn),
      ...(note === null ? [] : [note]),
      link,
    ];
    calendar.createEvent({
      id: `${id}@windows.attesta`,
      sequence: version - 1,
      stamp: changed,
      lastModified: changed,
      allDay: true,
      start: startOf(window.from),
      end: startOf(addDays(window.to, 1)),
      summary: `${formatCode(code)}: ${state}`,
      description: lines.join('\n'),
      url: link,
      busystatus: ICalEventBusyStatus.FREE,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  if (calendar.length() === 0) return '';
  const text = calendar.toString();
  return text.slice(text.indexOf(beforeEvents), text.lastIndexOf(afterEvents));
}
