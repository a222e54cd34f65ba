import { z } from 'zod';
import { oneLine, rawText } from '../text.ts';

/** Longest address that mail can carry (RFC 5321, path of 256 with its brackets). */
const emailMaxLength = 254;

/** An e-mail address, trimmed and in lower case: addresses that differ only in capitals are the same account. */
export const emailAddress = rawText(emailMaxLength)
  .trim()
  .toLowerCase()
  .max(emailMaxLength, { abort: true })
  .check(z.email());

/** A person's given name. */
export const firstName = oneLine(100).min(1);

/** A person's family name; empty for people with one name. */
export const lastName = oneLine(100);
