import { z } from 'zod';
import { calendarDate } from '../../values/calendar-date.ts';

/** Days between the request to delete an account and its deletion. It can be undone until then. */
export const deletionDays = 30;

/** Days before the deletion on which a reminder is mailed. */
export const deletionReminderDays = 3;

const registration = { number: z.string(), courseTitle: z.string() };

/** The deletion of an account: when it happens, and what happens to the data of the user. */
export const deletionSchema = z.object({
  /** Day of the deletion, in Brussels; null unless the deletion is pending. */
  date: calendarDate.nullable(),
  /** What is deleted. */
  deleted: z.object({ devices: z.int().min(0), windows: z.int().min(0), registrations: z.int().min(0) }),
  /** Places in courses, also on waiting lists, that are given up. */
  givenUp: z.array(z.object(registration)),
  /** Invoices of paid courses, which tax law requires to be kept, without the data of the participant. */
  kept: z.array(z.object({ ...registration, keptUntil: calendarDate })),
});

export type Deletion = z.output<typeof deletionSchema>;
