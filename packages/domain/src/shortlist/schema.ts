import { z } from 'zod';
import { notifiedBodyNumber } from '../identifiers/schemas.ts';
import { excludedSchema } from '../matching/schema.ts';
import { calendarDate } from '../values/calendar-date.ts';
import { countries } from '../values/countries.ts';
import { orNull } from '../values/optional.ts';
import { recordId } from '../values/record-id.ts';
import { manyLines } from '../values/text.ts';

/** The position of a body in the match of a device: the list that contains it, with its start or why it is excluded. */
export const standingSchema = z.discriminatedUnion('list', [
  z.object({ list: z.literal('match'), start: calendarDate }),
  z.object({ list: z.literal('noCommonDay') }),
  z.object({ list: z.literal('noWindow') }),
  z.object({ list: z.literal('excluded'), ...excludedSchema.omit({ notifiedBody: true }).shape }),
]);
export type Standing = z.output<typeof standingSchema>;

/** Maximum number of characters of a note. */
export const maxNoteLength = 500;
export const noteSchema = orNull(manyLines(maxNoteLength));

/** A notified body on the shortlist of a device. */
export const shortlistEntrySchema = z.object({
  id: z.string(),
  device_id: recordId,
  /** Null while applications do not exist. */
  application_id: recordId.nullable(),
  notifiedBody: notifiedBodyNumber,
  name: z.string(),
  country: z.enum(countries),
  /** The address that the body shows to operators; null = none. */
  contact: z.string().nullable(),
  note: noteSchema,
  /** Instant in UTC. */
  createdAt: z.string(),
  /** The position when the body was added; null if the device could not be matched then. */
  added: standingSchema.nullable(),
  /** The position today; null if the device cannot be matched. */
  current: standingSchema.nullable(),
});
export type ShortlistEntry = z.output<typeof shortlistEntrySchema>;
