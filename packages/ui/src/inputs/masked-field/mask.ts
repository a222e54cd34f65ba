import { plainText } from '../../foundation/locale/plain-text.js';

/** Why a complete text is not accepted. */
export type MaskProblem = 'incomplete' | 'invalid';

/** How a value is typed and shown. The value contains no separators. */
export interface Mask {
  /** Returns the value in a typed or pasted text. */
  read: (text: string) => string;
  /** Returns a value, complete or not, with its separators. */
  show: (value: string) => string;
  /** Returns why a value is not accepted, or undefined. Called when the field is left. */
  check: (value: string) => MaskProblem | undefined;
  /** A complete value with its separators, for errors. */
  example: string;
  /** Which keyboard a phone shows. */
  inputMode: 'text' | 'numeric' | 'tel';
  /** The `autocomplete` attribute. */
  autoComplete?: string | undefined;
}

/** What may be between the characters of a value. Everything else stays, so that nothing typed or pasted is lost. */
const separator = /[\p{P}\p{Z}\p{C}\s]/u;
const separators = /[\p{P}\p{Z}\p{C}\s]+/gu;

const inGroups = (text: string, length: number) => text.match(new RegExp(`.{1,${length}}`, 'gu'))?.join(' ') ?? '';

/** Lengths of IBANs by country (SWIFT, IBAN registry, release 99, December 2024). */
const ibanLengths: Record<string, number> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BI: 27,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DJ: 27,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FK: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HN: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LC: 32,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  LY: 25,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MN: 20,
  MR: 27,
  MT: 31,
  MU: 30,
  NI: 28,
  NL: 18,
  NO: 15,
  OM: 23,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  RU: 33,
  SA: 24,
  SC: 31,
  SD: 18,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  SO: 23,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  VG: 24,
  XK: 20,
  YE: 30,
};

/** Whether the check digits of an IBAN are correct (ISO 13616-1, ISO 7064 MOD 97-10). */
function hasCheckDigits(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** An IBAN in groups of four, with the length of its country and its check digits. */
export const ibanMask: Mask = {
  read: (text) =>
    plainText(text)
      .toUpperCase()
      .replace(/^(?:\s*IBAN\b[\s:.]*)+/u, '')
      .replaceAll(separators, ''),
  show: (value) => inGroups(value, 4),
  check: (value) => {
    const length = ibanLengths[value.slice(0, 2)];
    if (value.length < 4 || (length !== undefined && value.length < length)) return 'incomplete';
    return length === value.length && /^[A-Z]{2}\d{2}[0-9A-Z]*$/u.test(value) && hasCheckDigits(value)
      ? undefined
      : 'invalid';
  },
  example: 'BE68 5390 0754 7034',
  inputMode: 'text',
};

/** Country calling codes of one and two digits (ITU-T E.164, list of assigned codes); all others have three. */
const callingCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/u;

/** A phone number with its country calling code: `+32 25 551 234`. The value is E.164: `+3225551234`. */
export const phoneMask: Mask = {
  read: (text) => {
    const typed = plainText(text)
      .trim()
      .replace(/^(?:(?:tel|phone|mobile|fax)[.:]*\s*)+/iu, '')
      .replace(/^\(\+/u, '+');
    const number = typed.replaceAll(/\(\s*0\s*\)/gu, '').replaceAll(separators, '');
    return number.replace(/^00/u, '+');
  },
  show: (value) => {
    const digits = value.replace(/^\+/u, '');
    if (!value.startsWith('+')) return inGroups(digits, 3);
    const code = callingCode.exec(digits)?.[0] ?? digits;
    return `+${[code, inGroups(digits.slice(code.length), 3)].filter(Boolean).join(' ')}`;
  },
  check: (value) => {
    if (!/^\+(?:[1-9]\d{0,14})?$/u.test(value)) return 'invalid';
    return value.length < 9 ? 'incomplete' : undefined;
  },
  example: '+32 255 512 34',
  inputMode: 'tel',
  autoComplete: 'tel',
};

/** A character of a pattern: fixed, a kind of characters, or a separator. */
interface Place {
  fixed: string | undefined;
  each: string;
}

/**
 * A mask for a registration number, from a pattern: `0` is a digit, `A` a letter, `*` a letter or digit; every other
 * character is a separator, or a fixed letter after a backslash. `AA-AA-000000000` is the pattern of `BE-MF-000012345`.
 * Letters are upper case. Separators are not in the value; fixed letters are. Characters that do not fit are kept.
 */
export function patternMask(pattern: string, example: string, check?: (value: string) => boolean): Mask {
  const places: Place[] = [...pattern.matchAll(/\\(.)|(.)/gu)].map(([, fixed, each = '']) => ({ fixed, each }));
  const accepts: Record<string, RegExp> = { '0': /\d/u, A: /[A-Z]/u, '*': /[0-9A-Z]/u };
  const isSlot = ({ fixed, each }: Place) => fixed !== undefined || accepts[each] !== undefined;
  const slots = places.filter(isSlot);
  const fits = (character: string, place: Place | undefined) =>
    place !== undefined &&
    (place.fixed === undefined ? accepts[place.each]?.test(character) === true : place.fixed === character);
  /** The separators before each slot. */
  const before = slots.map((slot) => {
    const end = places.indexOf(slot);
    return places.slice(places.findLastIndex((place, index) => index < end && isSlot(place)) + 1, end);
  });
  const isWhole = new RegExp(
    `(?<![0-9A-Z])${places
      .map(({ fixed, each }) =>
        fixed === undefined && accepts[each]
          ? accepts[each].source
          : `\\u{${((fixed ?? each).codePointAt(0) ?? 0).toString(16)}}`,
      )
      .join('')}(?![0-9A-Z])`,
    'gu',
  );
  /** The only whole number beside words, such as “SRN: BE-MF-000012345”, or the text itself. */
  const whole = (text: string) => {
    const typed = plainText(text).toUpperCase();
    const [found, ...others] = typed.match(isWhole) ?? [];
    return found !== undefined && others.length === 0 && !/\d/u.test(typed.replace(found, '')) ? found : typed;
  };
  return {
    read: (text) => {
      const value: string[] = [];
      for (const character of whole(text)) {
        const slot = slots[value.length];
        const isBefore = before[value.length]?.some(({ each }) => each.toUpperCase() === character);
        if (fits(character, slot) || !(isBefore || separator.test(character))) value.push(character);
      }
      return value.join('');
    },
    show: (value) => {
      const characters = Array.from(value);
      let shown = '';
      for (const place of places) {
        if (characters.length === 0) break;
        shown += isSlot(place) ? (characters.shift() ?? '') : place.each;
      }
      return shown + characters.join('');
    },
    check: (value) => {
      const characters = Array.from(value);
      if (characters.some((character, index) => !fits(character, slots[index]))) return 'invalid';
      return characters.length < slots.length ? 'incomplete' : check && !check(value) ? 'invalid' : undefined;
    },
    example,
    inputMode: /[A*\\]/u.test(pattern) ? 'text' : 'numeric',
  };
}

/** A change of a masked text: the new text and where the caret is after it. */
export interface MaskedEdit {
  value: string;
  /** Position of the caret in the shown value. */
  caret: number;
}

/** Returns the position in a shown value after its first `count` characters that are part of the value. */
export function caretAfter(mask: Mask, value: string, count: number): number {
  const shown = mask.show(value);
  if (count >= value.length) return shown.length;
  for (let position = 0; position <= shown.length; position++)
    if (mask.read(shown.slice(0, position)).length >= count) return position;
  return shown.length;
}

/**
 * Returns the value and the caret after an edit: `text` is what the input contains and `caret` where its caret is. The
 * caret stays after the same characters of the value. Deleting a separator deletes the character next to it.
 */
export function maskedEdit(
  mask: Mask,
  before: string,
  text: string,
  caret: number,
  deleted: 'backward' | 'forward' | undefined,
): MaskedEdit {
  let value = mask.read(text);
  let count = mask.read(text.slice(0, caret)).length;
  if (deleted && value === before && text.length < mask.show(before).length) {
    const index = deleted === 'backward' ? count - 1 : count;
    if (index >= 0 && index < value.length) {
      value = mask.read(value.slice(0, index) + value.slice(index + 1));
      count = Math.min(index, value.length);
    }
  }
  return { value, caret: caretAfter(mask, value, count) };
}
