import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CourseFacts, CourseRegistration, RegistrationState } from './schema.ts';

type Scheduled = Pick<CourseFacts, 'title' | 'startsAt' | 'endsAt' | 'place'>;

/** A registration as `getCourseRegistration` returns it, or the part of it that a calendar shows. */
export type CalendarRegistration = Pick<CourseRegistration, 'id' | 'number' | 'state' | 'createdAt'> & {
  readonly course: Scheduled;
};

interface CalendarOptions {
  /** Address of the registration's page in the portal. */
  readonly link: string;
  /** When the registration and its course were as shown: the current time, or that of the reported change. */
  readonly now: Date;
  /** Who sends the file: `Name <address>`. Absent for a file that a person saves. */
  readonly organizer?: string;
}

/** An iCalendar file. */
export interface CalendarFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: string;
}

const statuses: Record<RegistrationState, ICalEventStatus> = {
  confirmed: ICalEventStatus.CONFIRMED,
  waiting: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * The revision of an entry: seconds since the registration, so that a calendar replaces an entry by that of a later file
 * (RFC 5546, 2.1.4). A cancelled registration has a higher one than all files that were created before.
 */
function sequenceOf({ createdAt, state }: CalendarRegistration, now: Date): number {
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(createdAt)) / 1000));
  return state === 'cancelled' ? seconds + 1 : seconds;
}

/**
 * The course of a registration as an iCalendar file (RFC 5545), with times in UTC. All files of a registration have the
 * same UID, and later files have a higher SEQUENCE, so that a calendar updates or removes the entry. Only a file with an
 * organizer has a method (RFC 5546, 3.2.1 and 3.2.5).
 */
export function courseCalendar(
  registration: CalendarRegistration,
  { link, now, organizer }: CalendarOptions,
): CalendarFile {
  const { id, number, state, course } = registration;
  const method =
    organizer === undefined ? null : state === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: 'Attesta', product: 'Courses', language: 'EN' }, method });
  calendar.createEvent({
    id: `${id}@courses.attesta`,
    sequence: sequenceOf(registration, now),
    stamp: now,
    start: new Date(course.startsAt),
    end: new Date(course.endsAt),
    summary: course.title,
    description: `${number}\n${link}`,
    location: course.place,
    url: link,
    status: statuses[state],
    organizer: organizer ?? null,
  });
  const name = `${number}.ics`;
  return {
    name,
    contentType: `text/calendar; charset=utf-8${method ? `; method=${method}` : ''}`,
    content: `${calendar.toString()}\r\n`,
  };
}
