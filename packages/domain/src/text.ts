import { z } from 'zod';

/** Control characters and lone surrogates: no field has use for them, and databases refuse some. */
const oneLineForm = /^[^\p{Cc}\p{Cs}]*$/u;
const manyLinesForm = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/**
 * The time to compose text grows with the square of the longest run of combining marks. No language needs more than a
 * few; Unicode Standard Annex #15 (Stream-Safe Text Format) allows 30.
 */
const tooManyMarks = /\p{M}{31}/u;

/** A composed character has at most 4 code points when decomposed (Unicode Standard Annex #15). */
const decomposed = 4;

/**
 * Text before any work is done on it. Text that is longer than `max` composed characters can be is refused as it was
 * received, because trimming, composing and matching cost time that grows with the length.
 */
export const rawText = (max: number) => z.string().max(max * decomposed, { abort: true });

const composed = (max: number) =>
  rawText(max)
    .refine((text) => !tooManyMarks.test(text), { abort: true, error: 'pattern' })
    .trim()
    .normalize('NFC')
    .max(max, { abort: true });

/** Text on one line, trimmed, at most `max` characters (code points), in composed form. Markup is only text here. */
export const oneLine = (max: number) => composed(max).regex(oneLineForm);

/** As {@link oneLine}, line breaks and tabs allowed. */
export const manyLines = (max: number) => composed(max).regex(manyLinesForm);

/** Text of a fixed form with at most `max` characters; longer text has the same problem code, and is not matched. */
export const ofForm = (form: RegExp, max: number) => z.string().max(max, { abort: true, error: 'pattern' }).regex(form);

const hasCredentials = (address: string) => {
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
};

/**
 * Address of a picture or page, without user name and password: https only, so that it can be neither script nor a
 * request in the clear.
 */
export const webAddress = z
  .string()
  .max(2048, { abort: true })
  .check(z.url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true }))
  .refine((address) => !hasCredentials(address), 'url');
