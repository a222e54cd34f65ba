import { z } from 'zod';

/** A calendar date `YYYY-MM-DD` from 1900 to 2199, a range that every database can store. */
export const calendarDate = z
  .string()
  .max(10, { abort: true, error: 'date' })
  .check(z.iso.date({ abort: true }))
  .refine((date) => date >= '1900-01-01' && date <= '2199-12-31', 'date');
