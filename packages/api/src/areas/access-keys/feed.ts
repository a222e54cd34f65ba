import {
  calendarEnd,
  calendarEvents,
  calendarFrom,
  calendarStart,
  type CalendarOptions,
} from '@attesta/domain/access-keys/windows-calendar';
import type { Queries } from '../../database/database.ts';
import { createPause } from '../../http/pause.ts';
import { windowPagesOf } from '../availability/index.ts';

/** Events that are created at once: some milliseconds. */
const eventsPerPart = 20;

/**
 * Returns the iCalendar file of the windows of a body. A body can have 5,000: they are read in pages, and their events are
 * created in small parts between which other requests are handled.
 */
export async function readFeed(queries: Queries, number: string, options: CalendarOptions): Promise<Buffer> {
  const pause = createPause();
  const parts = [calendarStart(options)];
  for await (const page of windowPagesOf(queries, number, calendarFrom(options.today)))
    for (let start = 0; start < page.length; start += eventsPerPart) {
      parts.push(calendarEvents(page.slice(start, start + eventsPerPart), options));
      await pause();
    }
  return Buffer.from([...parts, calendarEnd].join(''));
}
