import type { CalendarDate } from '../values/dates.ts';
import { isCancellable } from './cancellable.ts';
import type { CourseFacts, RegistrationState } from './schema.ts';

/**
 * Years for which the data of an invoice is kept, from the end of the year of the course: the longest period of the tax
 * laws of the Member States that we know (Belgium and France: 10 years).
 */
export const invoiceRetentionYears = 10;

interface Sold {
  readonly state: RegistrationState;
  /** In cents. */
  readonly total: number;
  /** When the registration got a place from the waiting list; null if it never did. */
  readonly promotedAt: Date | null;
}

/** Whether a registration is invoiced: it has a price, and its place could not be cancelled any more at an instant. */
export const isInvoiced = (course: Pick<CourseFacts, 'closesAt' | 'startsAt'>, registration: Sold, at: Date): boolean =>
  registration.state === 'confirmed' && registration.total > 0 && !isCancellable(course, registration, at);

/** The last day of a course, in its time zone: the day on which the service was supplied. */
export const suppliedOn = ({ endsAt, timeZone }: Pick<CourseFacts, 'endsAt' | 'timeZone'>): CalendarDate =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(endsAt));

/** The last day on which the data of an invoice is kept. */
export const invoiceKeptUntil = (supplied: CalendarDate): CalendarDate =>
  `${Number(supplied.slice(0, 4)) + invoiceRetentionYears}-12-31`;
