import { z } from 'zod';
import { plainText, withoutFrame } from './typed-text.ts';

/** No control characters or lone surrogates: no field needs them, and databases reject some. */
const oneLinePattern = /^[^\p{Cc}\p{Cs}]*$/u;
const manyLinesPattern = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** Separators in the data of barcodes (ISO/IEC 15434). */
const barcodeSeparators = ['\u0004', '\u001D', '\u001E'];

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

/** Characters without a width or a meaning, which come with copied text: a zero-width space, embedded directions. */
const invisible = /[\u00AD\u200B\u202A-\u202E\u2060\u2063\uFEFF]/g;
/** Cells of a spreadsheet are separated by tabs, and lines by several characters of Unicode. */
const lineBreak = /\r\n|[\v\f\r\u0085\u2028\u2029]/g;
const betweenWords = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** Hyphens of PDF readers and word processors: an optional one, and one that does not break. */
const optionalHyphens = ['\u0002', '\u001F'];
const hyphen = '\u001E';

/** Whether a reader sees nothing, and no character is refused. Some letters and symbols are blank. */
export const isBlank = (text: string) =>
  !/(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}\p{Cs}]|(?!\s)\p{Cc}/u.test(text);

const composed = (max: number, separators: RegExp, separator: string, read = (text: string) => text) =>
  rawText(max)
    .refine((text) => !tooManyMarks.test(text), { abort: true, error: 'character' })
    .overwrite((typed) => {
      const text = optionalHyphens
        .reduce((rest, each) => rest.replaceAll(each, ''), typed.replaceAll(invisible, ''))
        .replaceAll(hyphen, '-')
        .replaceAll(separators, separator);
      return isBlank(text) ? '' : read(text);
    })
    .trim()
    .normalize('NFC')
    .max(max, { abort: true });

/**
 * One line of text: trimmed, composed (NFC), at most `max` characters (code points), with a space in place of tabs and
 * line breaks. Markup is not interpreted.
 */
export const oneLine = (max: number) => composed(max, betweenWords, ' ').regex(oneLinePattern, 'character');

/** Marks for the direction of text, which are copied with names on right-to-left pages. */
const directions = /[\u061C\u200E\u200F\u2066-\u2069]/g;

/** What is copied with a name from a list, a table or an address: a comma or semicolon around it, quotes, spaces. */
const aroundName =
  /^[\s,;"\u201C-\u201F\u00AB\u00BB\uFF0C\u3001\u060C]+|[\s,;"\u201C-\u201F\u00AB\u00BB\uFF0C\u3001\u060C]+$/g;

/**
 * The name of a person, of at most `max` characters: like {@link oneLine}, without what is copied with it. Letters,
 * marks, apostrophes, hyphens and capitals stay as they are typed.
 */
export const personName = (max: number) =>
  composed(max, betweenWords, ' ', (text) =>
    text
      .replaceAll(directions, '')
      .replaceAll(aroundName, '')
      .replaceAll(/\s{2,}/g, ' '),
  ).regex(oneLinePattern, 'character');

/** Text that a scanner may have typed: with the separators of barcodes, and spaces at its ends. */
export const scannedText = (max: number) =>
  z
    .string()
    .max(max, { abort: true })
    .refine(
      (text) => manyLinesPattern.test(barcodeSeparators.reduce((rest, each) => rest.replaceAll(each, ''), text)),
      'pattern',
    );

/** Like {@link oneLine}, but line breaks (as `\n`) and tabs are allowed. */
export const manyLines = (max: number) => composed(max, lineBreak, '\n').regex(manyLinesPattern, 'character');

/** A number or code that others assigned, such as a catalogue number: like {@link oneLine}, in plain characters. */
export const codeText = (max: number) =>
  oneLine(max).overwrite((text) => plainText(text).replaceAll(/ {2,}/g, ' ').trim());

/** Text that matches a pattern. Longer text gets the same problem code without being matched. */
export const textMatching = (pattern: RegExp, max: number) =>
  z.string().max(max, { abort: true, error: 'pattern' }).regex(pattern);

/**
 * A code or number that a person typed or pasted, in capitals: `max` characters that match a pattern.
 * @param read returns the code in a text in plain characters and capitals, without quotes and a full stop around it;
 *   without it, spaces are left out
 */
export const typedCode = (
  pattern: RegExp,
  max: number,
  read: (text: string) => string = (text) => text.replaceAll(/\s/g, ''),
) =>
  z
    .string()
    .max(max * maxDecomposedLength + 40, { abort: true, error: 'pattern' })
    .overwrite((text) => read(withoutFrame(plainText(text)).toUpperCase()))
    .max(max, { abort: true, error: 'pattern' })
    .regex(pattern);

const hasCredentials = (address: string) => {
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
};

/**
 * Returns a web address as people type and paste it with the scheme https: `www.firm.example`, `<https://firm.example>`.
 * The host is in ASCII. Returns another text as it is.
 */
function readWebAddress(typed: string): string {
  const text = withoutFrame(typed.replaceAll(invisible, '').replace(/^\s*<|>\s*$/g, ''));
  const isHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?=[:/?#]|$)/u.test(text);
  const address = isHost ? `https://${text}` : text.replace(/^(?:https:)?\/\//i, 'https://');
  if (/^[\x20-\x7E]*$/.test(address) || !URL.canParse(address)) return address;
  return new URL(address).href;
}

/**
 * URL of an image or page, without user name and password. Only https is stored, which excludes script URLs and
 * unencrypted requests.
 */
export const webAddress = z
  .string()
  .max(2048, { abort: true })
  .overwrite(readWebAddress)
  .check(z.url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true }))
  .refine((address) => !hasCredentials(address), 'url');
