import { hueCount } from '../../theme/color-names.js';

/** Marks that turn or hide text without being seen: directional overrides and isolates, zero-width signs, byte order marks. */
const unseen = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
/** A name may be of any length; initials need its two ends only. */
const END = 256;
/** Code points of the longest emoji in use; what stacks more marks on one letter is cut. */
const GRAPHEME_LIMIT = 12;

/** Printed ASCII words with single spaces have nothing to take away. */
const clean = /^[!-~]+(?: [!-~]+)*$/;

/** A name as it may be shown and read aloud: without marks that would turn or hide the text around it, and with single spaces. */
export const cleanName = (name: string): string =>
  clean.test(name)
    ? name
    : name
        .replaceAll(unseen, '')
        .replaceAll(/[\p{Cc}\p{Cs}\p{Z}]+/gu, ' ')
        .trim();

let segmenter: Intl.Segmenter | undefined;
/** A letter or digit that is a grapheme by itself, since ASCII follows or nothing. Most names begin so, and are spared the segmenter. */
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

/** Capitals where the script has them in use: not for Georgian, whose capitals stand in no names, nor where one letter would become two. */
function upper(grapheme: string): string {
  if (/\p{Script=Georgian}/u.test(grapheme)) return grapheme;
  const capital = grapheme.toUpperCase();
  return Array.from(capital).length === Array.from(grapheme).length ? capital : grapheme;
}

/** Letters of these scripts would join into a syllable; a zero-width non-joiner keeps two initials apart. */
const joins = (grapheme: string) =>
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]/u.test(grapheme);

/**
 * Initials of a name in any script: the first letter of the first word and of the last one, each a whole grapheme.
 * Answers an empty text where a name holds no letter, digit or picture. Source: specification, section 2 (account menu).
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

/** The hue that stands for a name, 1 to 12: the same name has the same colour everywhere (FNV-1a over its composed form). */
export function hueOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const char of cleanName(name).normalize('NFC')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (((hash >>> 16) ^ (hash & 0xffff)) % hueCount) + 1;
}

/** An address that may be shown as an image, or undefined: https, http, a path of the same origin, blob, or image data. */
export function imageSource(src: string | null | undefined): string | undefined {
  const address = src?.trim();
  if (!address || !URL.canParse(address, 'https://same-origin.invalid')) return undefined;
  const { protocol, pathname } = new URL(address, 'https://same-origin.invalid');
  const safe = protocol === 'data:' ? /^image\//i.test(pathname) : ['https:', 'http:', 'blob:'].includes(protocol);
  return safe ? address : undefined;
}
