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

interface CalendarOptions {
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

/**
 * The availability windows of a notified body as an iCalendar file (RFC 5545): one all-day event for each window, which
 * does not make anyone busy. A window keeps its UID, and each change has a higher SEQUENCE. The same windows give the
 * same file.
 */
export function windowsCalendar(windows: readonly Window[], { texts, link, today }: CalendarOptions): string {
  const calendar = ical({
    prodId: { company: 'Attesta', product: 'Codes Availability', language: 'EN' },
    name: texts.title,
    ttl: refreshInterval,
  });
  for (const window of windows) {
    if (window.to < addDays(today, -pastDays)) continue;
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
  return `${calendar.toString()}\r\n`;
}
