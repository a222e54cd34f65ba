import { z } from 'zod';
import { plainText } from './typed-text.ts';

/** Spaces and invisible characters around a date, and digits of other scripts. */
const maxTypedLength = 40;

/** A calendar date `YYYY-MM-DD` from 1900 to 2199, a range that every database can store. */
export const calendarDate = z
  .string()
  .max(maxTypedLength, { abort: true, error: 'date' })
  .overwrite((text) => plainText(text).trim())
  .check(z.iso.date({ abort: true }))
  .refine((date) => date >= '1900-01-01' && date <= '2199-12-31', 'date');
