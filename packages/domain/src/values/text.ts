import { z } from 'zod';

/** No control characters or lone surrogates: no field needs them, and databases reject some. */
const oneLinePattern = /^[^\p{Cc}\p{Cs}]*$/u;
const manyLinesPattern = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/**
 * The time that Unicode composition takes grows with the square of the longest run of combining marks. No language
 * needs more than a few; Unicode Standard Annex #15 (Stream-Safe Text Format) allows 30.
 */
const tooManyMarks = /\p{M}{31}/u;

/** Maximum number of code points into which a composed character decomposes (Unicode Standard Annex #15). */
const maxDecomposedLength = 4;

/**
 * Text before it is trimmed, composed or matched. Text that is too long for `max` composed characters is rejected
 * first, because the time of those steps grows with the length.
 */
export const rawText = (max: number) => z.string().max(max * maxDecomposedLength, { abort: true });

const composed = (max: number) =>
  rawText(max)
    .refine((text) => !tooManyMarks.test(text), { abort: true, error: 'pattern' })
    .trim()
    .normalize('NFC')
    .max(max, { abort: true });

/** One line of text: trimmed, composed (NFC), at most `max` characters (code points). Markup is not interpreted. */
export const oneLine = (max: number) => composed(max).regex(oneLinePattern);

/** Like {@link oneLine}, but line breaks and tabs are allowed. */
export const manyLines = (max: number) => composed(max).regex(manyLinesPattern);

/** Text that matches a pattern. Longer text gets the same problem code without being matched. */
export const textMatching = (pattern: RegExp, max: number) =>
  z.string().max(max, { abort: true, error: 'pattern' }).regex(pattern);

const hasCredentials = (address: string) => {
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
};

/**
 * URL of an image or page, without user name and password. Only https is accepted, which excludes script URLs and
 * unencrypted requests.
 */
export const webAddress = z
  .string()
  .max(2048, { abort: true })
  .check(z.url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true }))
  .refine((address) => !hasCredentials(address), 'url');
