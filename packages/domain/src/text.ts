import { z } from 'zod';

/** Control characters and lone surrogates: no field has use for them, and databases refuse some. */
const oneLineForm = /^[^\p{Cc}\p{Cs}]*$/u;
const manyLinesForm = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** Text on one line, trimmed, at most `max` UTF-16 units, in composed form. Markup is only text here. */
export const oneLine = (max: number) => z.string().trim().normalize('NFC').max(max).regex(oneLineForm);

/** As {@link oneLine}, line breaks and tabs allowed. */
export const manyLines = (max: number) => z.string().trim().normalize('NFC').max(max).regex(manyLinesForm);

/** Address of a picture or page: https only, so that it can be neither script nor a request in the clear. */
export const webAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(2048);
