import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CourseFacts, CourseRegistration, RegistrationState } from './schema.ts';

type Scheduled = Pick<CourseFacts, 'title' | 'startsAt' | 'endsAt' | 'place'>;

/** A registration as `getCourseRegistration` returns it, or the part of it that a calendar shows. */
export type CalendarRegistration = Pick<CourseRegistration, 'id' | 'number' | 'state'> & { readonly course: Scheduled };

interface CalendarOptions {
  /** Address of the registration's page in the portal. */
  readonly link: string;
  /** The current time. */
  readonly now: Date;
}

/** An iCalendar file. */
export interface CalendarFile {
  readonly name: string;
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly contentType: string;
  readonly content: string;
}

const statuses: Record<RegistrationState, ICalEventStatus> = {
  confirmed: ICalEventStatus.CONFIRMED,
  waiting: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * The course of a registration as an iCalendar file (RFC 5545), with times in UTC. All files of a registration have the
 * same UID, and that of a cancelled one has a higher SEQUENCE, so that a calendar removes the entry.
 */
export function courseCalendar(
  { id, number, state, course }: CalendarRegistration,
  { link, now }: CalendarOptions,
): CalendarFile {
  const isCancelled = state === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: 'Attesta', product: 'Courses', language: 'EN' }, method });
  calendar.createEvent({
    id: `${id}@courses.attesta`,
    sequence: isCancelled ? 1 : 0,
    stamp: now,
    start: new Date(course.startsAt),
    end: new Date(course.endsAt),
    summary: course.title,
    description: `${number}\n${link}`,
    location: course.place,
    url: link,
    status: statuses[state],
  });
  const name = `${number}.ics`;
  return {
    name,
    method,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: `${calendar.toString()}\r\n`,
  };
}
