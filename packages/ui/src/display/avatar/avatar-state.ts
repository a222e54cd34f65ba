import { hueCount } from '../../theme/colors/color-names.js';

/**
 * Invisible characters that reorder or hide text: directional overrides and isolates, zero-width characters, byte order
 * marks.
 */
const invisible = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
/** Number of characters read from each end of a long name. Initials need no more. */
const END = 256;
/**
 * Code points of the longest emoji in use. Longer graphemes, such as a letter with many stacked marks, are truncated.
 */
const GRAPHEME_LIMIT = 12;

/** Printable ASCII words with single spaces need no cleaning. */
const clean = /^[!-~]+(?: [!-~]+)*$/;

/**
 * Returns a name that is safe to display and to announce: without characters that reorder or hide the surrounding text,
 * and with single spaces.
 */
export const cleanName = (name: string): string =>
  clean.test(name)
    ? name
    : name
        .replaceAll(invisible, '')
        .replaceAll(/[\p{Cc}\p{Cs}\p{Z}]+/gu, ' ')
        .trim();

let segmenter: Intl.Segmenter | undefined;
/**
 * Matches a first letter or digit followed by ASCII or the end of the name, so it is a complete grapheme. Most names
 * match, and `Intl.Segmenter` is not needed.
 */
const plain = /^[A-Za-z0-9](?:$|[!-~])/;
const isLetter = (grapheme: string) => /[\p{L}\p{N}]/u.test(grapheme);
const isPicture = (grapheme: string) => /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(grapheme);

function firstGrapheme(word: string): string {
  if (plain.test(word)) return word.charAt(0).toUpperCase();
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let picture = '';
  for (const { segment } of segmenter.segment(word)) {
    if (isLetter(segment)) return upper(Array.from(segment).slice(0, GRAPHEME_LIMIT).join(''));
    if (!picture && isPicture(segment)) picture = Array.from(segment).slice(0, GRAPHEME_LIMIT).join('');
  }
  return picture;
}

/**
 * Returns the grapheme in upper case. Leaves Georgian unchanged, because its capitals are not used in names, and
 * letters whose upper case is two letters.
 */
function upper(grapheme: string): string {
  if (/\p{Script=Georgian}/u.test(grapheme)) return grapheme;
  const capital = grapheme.toUpperCase();
  return Array.from(capital).length === Array.from(grapheme).length ? capital : grapheme;
}

/** Whether the letter is joined to the next one. Such initials are separated by a zero-width non-joiner. */
const joins = (grapheme: string) =>
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]/u.test(grapheme);

/**
 * Returns the initials of a name in any script: the first grapheme of the first and of the last word. Returns an empty
 * string when the name has no letter, digit or emoji. Source: specification, section 2 (account menu).
 */
export function initialsOf(name: string): string {
  const shown =
    name.length > END * 2 ? `${cleanName(name.slice(0, END))}…${cleanName(name.slice(-END))}` : cleanName(name);
  const letters = shown
    .split(/[\s…]+/u)
    .map(firstGrapheme)
    .filter(Boolean);
  const [first = '', last = ''] = [letters[0], letters.length > 1 ? letters.at(-1) : ''];
  return joins(first) && joins(last) ? `${first}\u200C${last}` : first + last;
}

/** Returns the hue of a name, 1 to 12 (FNV-1a over the NFC form). The same name has the same colour everywhere. */
export function hueOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const char of cleanName(name).normalize('NFC')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (((hash >>> 16) ^ (hash & 0xffff)) % hueCount) + 1;
}

/**
 * Returns the URL if it may be loaded as an image (https, http, same-origin path, blob or image data), otherwise
 * undefined.
 */
export function imageSource(src: string | null | undefined): string | undefined {
  const url = src?.trim();
  if (!url || !URL.canParse(url, 'https://same-origin.invalid')) return undefined;
  const { protocol, pathname } = new URL(url, 'https://same-origin.invalid');
  const safe = protocol === 'data:' ? /^image\//i.test(pathname) : ['https:', 'http:', 'blob:'].includes(protocol);
  return safe ? url : undefined;
}
