import { z } from 'zod';
import { oneLine, rawText } from '../values/text.ts';

/** Longest valid e-mail address (RFC 5321: a path of 256 characters, including its brackets). */
const emailMaxLength = 254;

/** An e-mail address, trimmed and in lower case, so that addresses that differ only in capitals are one account. */
export const emailAddress = rawText(emailMaxLength)
  .trim()
  .toLowerCase()
  .max(emailMaxLength, { abort: true })
  .check(z.email());

/** A person's given name. */
export const firstName = oneLine(100).min(1);

/** A person's family name; empty for a person with one name. */
export const lastName = oneLine(100);
