import { z } from 'zod';
import { oneLine } from '../text.ts';

/** Longest address that mail can carry (RFC 5321, path of 256 with its brackets). */
const emailMaxLength = 254;

/** An e-mail address; kept in lower case, because people do not tell addresses apart by capitals. */
export const emailAddress = z.string().trim().toLowerCase().max(emailMaxLength).pipe(z.email());

/** A person's given name. */
export const firstName = oneLine(100).min(1);

/** A person's family name; empty for people with one name. */
export const lastName = oneLine(100);
